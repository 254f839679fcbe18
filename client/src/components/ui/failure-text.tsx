import type { Failure } from '../../lib/error-message.ts';

/** What failed and, on a second line, why. */
export function FailureText({ message, detail }: Failure) {
  return (
    <>
      {message}
      {detail && <span className="mt-0.5 block text-sm font-normal">{detail}</span>}
    </>
  );
}
