import * as messages from '#messages/people.json';
import { paths, CONNECTION_TABS, type ConnectionTab } from '@larder/shared/paths';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../components/ui/back-link.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { Tabs } from '../components/ui/tabs.tsx';
import { Followers, Following } from '../features/follows/followers.tsx';
import { PendingBadge } from '../features/follows/pending-badge.tsx';
import { PeopleSearch } from '../features/follows/people-search.tsx';
import { Requests } from '../features/follows/requests.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { keepFocus } from '../hooks/keep-focus.ts';

export default function ConnectionsPage() {
  useDocumentTitle(messages.manageConnectionsLarder);
  const [params, setParams] = useSearchParams();
  const tab = CONNECTION_TABS.find((known) => known === params.get('tab')) ?? 'search';
  const show = (next: ConnectionTab) => setParams(next === 'search' ? {} : { tab: next }, { replace: true });
  return (
    <div ref={keepFocus} className="max-w-3xl">
      <PageHeader
        title={messages.manageConnections}
        before={<BackLink to={paths.profile()} label={messages.backToProfile} />}
      />
      <Tabs
        label={messages.connections}
        value={tab}
        onChange={show}
        tabs={[
          {
            value: 'requests',
            label: (
              <>
                {messages.requests} <PendingBadge />
              </>
            ),
            content: <Requests onSearch={() => show('search')} />,
          },
          { value: 'search', label: messages.search, content: <PeopleSearch /> },
          { value: 'followers', label: messages.followers, content: <Followers /> },
          {
            value: 'following',
            label: messages.following,
            content: <Following onSearch={() => show('search')} />,
          },
        ]}
      />
    </div>
  );
}
