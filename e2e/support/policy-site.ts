import { createServer } from 'node:http';

export interface PolicySite {
  origin: string;
  /** How it answers from now on; whoever waits is answered as soon as it does not let wait. */
  behave: (how: 'well' | 'waiting' | 'unframed') => void;
  close: () => Promise<void>;
}

/** Another company's website with the policies of many. */
export async function startPolicySite(): Promise<PolicySite> {
  let behaviour: Parameters<PolicySite['behave']>[0] = 'well';
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const answer = () => {
      const refusal = behaviour === 'unframed' ? { 'x-frame-options': 'DENY' } : {};
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...refusal });
      response.end(`<!doctype html><html lang="en"><title>Policy</title><h1>Policy at ${request.url}</h1>
<p>Referrer: <output>${request.headers.referer ?? 'none'}</output></p>`);
    };
    if (behaviour === 'waiting') waiting.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    behave: (how) => {
      behaviour = how;
      if (how !== 'waiting') waiting.splice(0).forEach((answer) => answer());
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
