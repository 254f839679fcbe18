import * as common from '#messages/common.json';
import * as messages from '#messages/paste.json';
import { paths } from '@larder/shared/paths';
import { Camera, FileText, Globe, PackageOpen, PencilLine, Share2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

const WAYS = [
  { to: paths.importPhotos(), icon: <Camera />, label: common.importFromPhotos, hint: messages.photosHint },
  { to: paths.importUrl(), icon: <Globe />, label: common.importFromUrl, hint: messages.urlHint },
  {
    to: paths.importSocial(),
    icon: <Share2 />,
    label: common.importFromSocialMedia,
    hint: messages.socialHint,
  },
  { to: paths.importText(), icon: <FileText />, label: common.pasteText, hint: messages.textHint },
  { to: paths.moveIn(), icon: <PackageOpen />, label: common.moveIn, hint: messages.moveInHint },
  { to: paths.addRecipe(), icon: <PencilLine />, label: common.addManually, hint: messages.byHandHint },
];

/** All that can be brought in, each with its screen. */
export default function WaysToAdd({ title }: { title: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-2 sm:gap-3">
        {WAYS.map(({ to, icon, label, hint }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex h-full min-h-16 items-center gap-3.5 px-4 py-3 transition-colors hover:border-accent [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-accent"
            >
              {icon}
              <span className="min-w-0">
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
