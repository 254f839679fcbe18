import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A proxy in front of a database whose connections can be cut and allowed again, and slowed down. */
export interface CuttableProxy {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on whatever is asked arrives so much later. */
  slow(delayMs: number): void;
}

export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const open = new Set<Socket>();
  let server: Server;
  let port = 0;
  let delayMs = 0;
  const later = () =>
    new Transform({ transform: (chunk, _, done) => void setTimeout(() => done(null, chunk), delayMs) });

  const mend = async (): Promise<void> => {
    server = createServer((near) => {
      const far = connect(Number(targetPort), hostname);
      for (const socket of [near, far]) {
        open.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(later()).pipe(far).pipe(near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };

  await mend();
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, cut, mend, slow: (ms) => void (delayMs = ms) };
}
