import { findingsOf, reasonOf, type Check } from './finding.ts';

const { ok, warning } = findingsOf('traces');

const ANSWER_MS = 5_000;

/** Whether somebody takes traces where they are sent: asked with an empty message, which is a valid one. */
export const checkTraces: Check = async ({ traces }) => {
  if (traces === undefined) return [ok('off')];
  const { host } = new URL(traces.endpoint);
  const go = 'Larder goes on without traces; start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT.';
  try {
    // eslint-disable-next-line no-restricted-globals -- the address is the operator's own
    const { status } = await fetch(traces.endpoint, {
      method: 'POST',
      headers: { 'content-type': traces.isJson ? 'application/json' : 'application/x-protobuf' },
      body: traces.isJson ? '{}' : '',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    // One that wants a key is asked without the one in OTEL_EXPORTER_OTLP_HEADERS.
    const isThere = status < 400 || status === 401 || status === 403;
    return [isThere ? ok(`are sent to ${host}`) : warning(`${host} answers with ${status}`, go)];
  } catch (error) {
    return [warning(`${host} cannot be reached (${reasonOf(error)})`, go)];
  }
};
