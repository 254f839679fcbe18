import * as messages from '#messages/plan.json';
import { format } from '@larder/shared/messages/format';
import { AddressToCopy } from '../../components/ui/address-to-copy.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { failureOf } from '../../lib/error-message.ts';
import { formatDay } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** The address at which calendars read the plan: made, shown once, and turned off. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const feed = trpc.mealPlan.feed.useQuery();
  const settled = {
    onSuccess: () => utils.mealPlan.feed.invalidate(),
    onError: (error: unknown) => void toast.error(failureOf(error, messages.calendarFailed)),
  };
  const make = trpc.mealPlan.makeFeed.useMutation(settled);
  const end = trpc.mealPlan.endFeed.useMutation({
    ...settled,
    onSuccess: () => {
      make.reset();
      toast.success(messages.calendarEnded);
      return settled.onSuccess();
    },
  });
  const isThere = make.data !== undefined || (feed.data ?? null) !== null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.calendar}
      description={messages.calendarText}
      footer={
        <>
          {isThere && (
            <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
              {messages.calendarEnd}
            </Button>
          )}
          <Button
            variant={isThere ? 'secondary' : 'primary'}
            busy={make.isPending}
            disabled={feed.isPending}
            onClick={() => make.mutate()}
          >
            {isThere ? messages.calendarAgain : messages.calendarMake}
          </Button>
        </>
      }
    >
      {make.data ? (
        <AddressToCopy
          label={messages.calendar}
          hint={messages.calendarOnce}
          address={`${location.origin}${make.data.path}`}
          copied={messages.copied}
          copyFailed={messages.copyFailed}
        >
          {messages.copyAddress}
        </AddressToCopy>
      ) : feed.isPending ? (
        <Skeleton className="h-11" />
      ) : (
        feed.data && <p>{format(messages.calendarSince, { day: formatDay(feed.data.createdAt) })}</p>
      )}
    </Dialog>
  );
}
