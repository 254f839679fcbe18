import { formatParts, type MessageValues } from '@larder/shared/messages/format';
import { Fragment, type ReactNode } from 'react';

/** A message in which some words are links or stand out: '<b>...</b>' is what `values.b` makes of what is between. */
export function rich(message: string, values: MessageValues<ReactNode>): ReactNode {
  return formatParts(message, values).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
