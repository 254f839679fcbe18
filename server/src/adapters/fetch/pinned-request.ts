import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, type TcpNetConnectOpts } from 'node:net';
import { checkPeer, type SafeTarget } from './address-guard.ts';
import { fetchError } from './fetch-errors.ts';

interface RequestLimits {
  connectMs: number;
  firstByteMs: number;
}

interface PinnedRequest {
  target: SafeTarget;
  headers: http.OutgoingHttpHeaders;
  limits: RequestLimits;
  signal: AbortSignal;
}

const MAX_HEADER_BYTES = 64 * 1024;
/** How long one address is tried before the next. */
const ADDRESS_ATTEMPT_MS = 1_500;

/**
 * Sends a GET over a new connection to one of the target's checked addresses. Resolves with the head of the answer; the
 * caller reads or destroys the body.
 */
export function getPinned(url: URL, pinned: PinnedRequest): Promise<http.IncomingMessage> {
  const { target, limits } = pinned;
  const isTls = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isTls ? https : http).request(requestOptions(url, pinned));
    const giveUp = () => request.destroy(fetchError('IMPORT_TIMEOUT'));
    let timer = setTimeout(giveUp, limits.connectMs);
    request.once('socket', (socket) => {
      socket.once('connect', () => {
        try {
          checkPeer(target, socket.remoteAddress);
        } catch (error) {
          request.destroy(error as Error);
        }
      });
      socket.once(isTls ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, limits.firstByteMs);
      });
    });
    request.once('response', (response) => {
      clearTimeout(timer);
      // The reader of the body gets its errors; without a listener, an unread body would make them uncaught.
      response.on('error', () => undefined);
      resolve(response);
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.once('close', () => {
      clearTimeout(timer);
      reject(fetchError('IMPORT_NETWORK'));
    });
    request.end();
  });
}

function requestOptions(
  url: URL,
  { target, headers, signal }: PinnedRequest,
): https.RequestOptions & Pick<TcpNetConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'> {
  return {
    host: target.hostname,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: url.pathname + url.search,
    servername: isIP(target.hostname) ? '' : target.hostname,
    headers,
    lookup: lookupPinned(target.addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
  };
}

function lookupPinned(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
  return (hostname, options, callback) => {
    const [first] = pinned;
    if (options.all) callback(null, pinned);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error(`no address for ${hostname}`), '', 0);
  };
}
