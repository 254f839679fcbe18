import type { PersonDto } from '@larder/shared/follow/schema';
import { paths } from '@larder/shared/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/avatar.tsx';

interface PersonRowProps {
  userId: string;
  person: PersonDto;
  children?: ReactNode;
}

/** One person of a list: the row leads to their profile, the controls stand beside it. */
export function PersonRow({ userId, person, children }: PersonRowProps) {
  return (
    <div className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-3 sm:px-4">
      <Link
        to={paths.userProfile(userId)}
        className="group flex min-h-11 min-w-0 flex-[1_1_9rem] items-center gap-3 rounded-control"
      >
        <Avatar name={person.displayName} imageUrl={person.profileImageUrl} className="size-11" />
        <span className="min-w-0">
          <span className="block truncate font-medium group-hover:text-accent">
            <bdi>{person.displayName}</bdi>
          </span>
          {person.username && <span className="block truncate text-sm text-muted">@{person.username}</span>}
        </span>
      </Link>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
