import * as messages from '#messages/common.json';
import type { Day } from '@larder/shared/day/day';
import { paths } from '@larder/shared/paths';
import type { PlannedMealDto } from '@larder/shared/plan/schema';
import { ZONE_COOKIE } from '@larder/shared/served-page';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { trpc } from '../../lib/trpc.ts';
import { recipePath } from './recipe-path.ts';

/** What is planned for this evening; nothing where that is nothing. */
export function Tonight({ day }: { day: Day }) {
  const { data } = trpc.mealPlan.ofDay.useQuery({ day });
  const dinners = data?.entries.filter(({ meal }) => meal.value === 'dinner' || meal.value === null) ?? [];
  const isPlanned = dinners.length > 0;
  useEffect(() => {
    if (isPlanned) tellZone();
  }, [isPlanned]);
  if (!isPlanned) return null;
  return (
    <ul aria-label={messages.tonight} className="mb-4 max-w-2xl space-y-2">
      {dinners.map((entry) => (
        <Dinner key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Dinner({ entry }: { entry: PlannedMealDto }) {
  const title = entry.recipeTitle ?? entry.text.value;
  return (
    <li className="card relative flex flex-wrap items-center gap-2 p-2 sm:gap-3">
      {entry.recipeId && (
        <Picture
          image={entry.image}
          title={title}
          alt=""
          sizes="3.5rem"
          className="size-14 shrink-0 rounded-control object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-20 pl-1">
        <p className="text-sm text-muted">
          {messages.tonight}
          {entry.owner && ` · ${entry.owner.displayName}`}
        </p>
        <Link
          to={entry.recipeId ? recipePath(entry) : paths.plan()}
          className="font-display text-lg leading-snug font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
        >
          <bdi className="line-clamp-2">{title}</bdi>
        </Link>
      </div>
      {entry.recipeId && (
        <Button asChild className="relative z-10 max-sm:px-2.5">
          <Link to={recipePath(entry, { cook: '1' })}>{messages.startCooking}</Link>
        </Button>
      )}
    </li>
  );
}

const A_YEAR_SECONDS = 31_536_000;

/** So that the next page that is served knows what is tonight here. */
function tellZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isSecure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${ZONE_COOKIE}=${encodeURIComponent(timeZone)}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax${isSecure}`;
}
