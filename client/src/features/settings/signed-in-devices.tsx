import * as messages from '#messages/settings.json';
import { format } from '@larder/shared/messages/format';
import { DEVICE_MESSAGES, type SessionItemDto } from '@larder/shared/account/devices';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { appCodeOf, errorMessage, failureOf } from '../../lib/error-message.ts';
import { formatDay } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Every place where this account is signed in, each with its way out. */
export function SignedInDevices() {
  const utils = trpc.useUtils();
  const devices = trpc.auth.sessions.useQuery({ limit: MAX_PAGE_SIZE });
  const refresh = () => utils.auth.sessions.invalidate();
  const onError = (error: unknown) => {
    if (appCodeOf(error) !== 'NOT_FOUND') toast.error(failureOf(error));
  };
  const endOne = trpc.auth.endSession.useMutation({ onError, onSettled: refresh });
  const endOthers = trpc.auth.endOtherSessions.useMutation({
    onSuccess: () => toast.success(DEVICE_MESSAGES.othersSignedOut),
    onError,
    onSettled: refresh,
  });

  if (devices.isPending) return <Skeleton className="h-32" />;
  if (!devices.data) {
    return (
      <ErrorState
        title={DEVICE_MESSAGES.loadFailed}
        message={errorMessage(devices.error)}
        busy={devices.isFetching}
        onRetry={() => void devices.refetch()}
      />
    );
  }
  const { items } = devices.data;
  return (
    <>
      <ul className="card divide-y divide-line">
        {[...items]
          .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
          .map((item) => (
            <DeviceRow
              key={item.id}
              item={item}
              busy={endOne.isPending && endOne.variables.id === item.id}
              onSignOut={() => endOne.mutate({ id: item.id })}
            />
          ))}
      </ul>
      {items.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4 max-sm:w-full"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {messages.signOutAllOtherDevices}
        </Button>
      )}
    </>
  );
}

interface DeviceRowProps {
  item: SessionItemDto;
  busy: boolean;
  onSignOut: () => void;
}

function DeviceRow({ item, busy, onSignOut }: DeviceRowProps) {
  const { device, ip, lastSeenAt, isCurrent } = item;
  const facts = [
    isCurrent ? messages.thisDevice : format(messages.lastUsed, { lastSeenAt: formatDay(lastSeenAt) }),
    ip,
  ];
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isCurrent && (
        <Button
          variant="ghost"
          size="sm"
          busy={busy}
          aria-label={format(messages.signOutOf, { device })}
          onClick={onSignOut}
        >
          {messages.signOutDevice}
        </Button>
      )}
    </li>
  );
}
