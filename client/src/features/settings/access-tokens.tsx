import * as messages from '#messages/tokens.json';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { format } from '@larder/shared/messages/format';
import { TOKEN_MESSAGES } from '@larder/shared/token/messages';
import type { TokenDto } from '@larder/shared/token/schema';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { appCodeOf, errorMessage, failureOf } from '../../lib/error-message.ts';
import { formatDay } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { NewTokenForm } from './new-token-form.tsx';

/** The keys that scripts of this person use, each with its way out, and how to make another. */
export default function AccessTokens() {
  const utils = trpc.useUtils();
  const [isMaking, setMaking] = useState(false);
  const tokens = trpc.tokens.list.useQuery({ limit: MAX_PAGE_SIZE });
  const revoke = trpc.tokens.revoke.useMutation({
    onError: (error) => {
      if (appCodeOf(error) !== 'NOT_FOUND') toast.error(failureOf(error));
    },
    onSettled: () => utils.tokens.list.invalidate(),
  });
  if (tokens.isPending) return <Skeleton className="h-12" />;
  if (!tokens.data) {
    return (
      <ErrorState
        title={TOKEN_MESSAGES.loadFailed}
        message={errorMessage(tokens.error)}
        busy={tokens.isFetching}
        onRetry={() => void tokens.refetch()}
      />
    );
  }
  const { items } = tokens.data;
  return (
    <div className="space-y-4">
      {items.length > 0 && (
        <ul className="card divide-y divide-line">
          {items.map((item) => (
            <TokenRow
              key={item.id}
              item={item}
              busy={revoke.isPending && revoke.variables.id === item.id}
              onRevoke={() => revoke.mutate({ id: item.id })}
            />
          ))}
        </ul>
      )}
      {isMaking ? (
        <NewTokenForm onDone={() => setMaking(false)} />
      ) : (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => setMaking(true)}>
          {messages.newToken}
        </Button>
      )}
    </div>
  );
}

interface TokenRowProps {
  item: TokenDto;
  busy: boolean;
  onRevoke: () => void;
}

function TokenRow({ item, busy, onRevoke }: TokenRowProps) {
  const { name, mayWrite, lastUsedAt } = item;
  const used = lastUsedAt ? format(messages.lastUsed, { day: formatDay(lastUsedAt) }) : messages.neverUsed;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {mayWrite ? messages.write : messages.read} · {used}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        aria-label={format(messages.revokeNamed, { name })}
        onClick={onRevoke}
      >
        {messages.revoke}
      </Button>
    </li>
  );
}
