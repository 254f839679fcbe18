import * as messages from '#messages/plan.json';
import { format } from '@larder/shared/messages/format';
import type { PlanDto } from '@larder/shared/plan/schema';
import { Invitation } from '../../components/people/invitation.tsx';
import { cn } from '../../lib/cn.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { planName, type usePlans } from './use-plans.ts';

/** The plans of others beside one's own, where there are any. */
export function PlanTabs({ plans, invitations, plan, choose }: Omit<ReturnType<typeof usePlans>, 'query'>) {
  return (
    <>
      {invitations.map((invitation) => (
        <InvitationTo key={invitation.id} plan={invitation} />
      ))}
      {plans.length > 1 && (
        <div
          role="group"
          aria-label={messages.plans}
          className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1"
        >
          {plans.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === plan?.id}
              onClick={() => choose(one.id)}
              className={cn(
                'flex min-h-11 max-w-48 shrink-0 items-center rounded-full border px-4 font-medium',
                one.id === plan?.id
                  ? 'border-accent bg-accent-soft text-accent-strong'
                  : 'border-line text-muted',
              )}
            >
              <bdi className="truncate">{planName(one)}</bdi>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function InvitationTo({ plan }: { plan: PlanDto }) {
  const utils = trpc.useUtils();
  const settled = {
    onSuccess: () => utils.mealPlan.invalidate(),
    onError: (error: unknown) => void toast.error(errorMessage(error)),
  };
  const accept = trpc.mealPlan.accept.useMutation(settled);
  const decline = trpc.mealPlan.leave.useMutation(settled);
  return (
    <Invitation
      name={planName(plan)}
      text={format(messages.invitation, { owner: plan.owner.displayName })}
      busy={{ accept: accept.isPending, decline: decline.isPending }}
      onAccept={() => accept.mutate({ id: plan.id })}
      onDecline={() => decline.mutate({ id: plan.id })}
    />
  );
}
