import * as messages from '#messages/common.json';
import { PRODUCT_NAME } from '@larder/shared/product';
import { BrandMark } from '../components/layout/brand.tsx';

/** A whole page that is still coming; `message` says what is being waited for. */
export function LoadingScreen({ message }: { message?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <h1 className="sr-only">{PRODUCT_NAME}</h1>
      <div className="flex animate-fade-in flex-col items-center gap-5 text-center">
        <BrandMark className="size-14 animate-shimmer" />
        <p role="status" className="text-muted">
          {message ?? <span className="sr-only">{messages.loading}</span>}
        </p>
      </div>
    </main>
  );
}
