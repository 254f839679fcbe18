import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  resetOnClose: boolean;
}) => S3rver;

/** A real S3 server over a temporary folder, gone after `stop()`. Its keys are S3RVER and S3RVER. */
export async function startS3Server(): Promise<{ host: string; stop: () => Promise<void> }> {
  const Server = createRequire(import.meta.url)('s3rver') as S3rverClass;
  const directory = await mkdtemp(path.join(os.tmpdir(), 'larder-s3-'));
  const server = new Server({ address: '127.0.0.1', port: 0, silent: true, directory, resetOnClose: false });
  const { port } = await server.run();
  return {
    host: `127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
