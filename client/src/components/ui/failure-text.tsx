import type { Failure } from '../../lib/error-message.ts';

/** What failed and, on a second line, why. An address in it leads to this page there. */
export function FailureText({ message, detail, address }: Pick<Failure, 'message' | 'detail' | 'address'>) {
  const [before, after] = address === undefined ? [message] : message.split(address);
  return (
    <>
      {before}
      {address !== undefined && (
        <a className="underline" href={address + location.pathname + location.search}>
          {address}
        </a>
      )}
      {after}
      {detail && <span className="mt-0.5 block text-sm font-normal">{detail}</span>}
    </>
  );
}
