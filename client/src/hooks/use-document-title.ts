import { DOCUMENT_TITLE } from '@larder/shared/product';
import { useEffect } from 'react';

/** The page's title while it is shown; without one, the product's. */
export function useDocumentTitle(title: string = DOCUMENT_TITLE): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = DOCUMENT_TITLE;
    };
  }, [title]);
}
