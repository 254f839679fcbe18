import * as messages from '#messages/common.json';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from './icon-button.tsx';

interface BackLinkProps {
  to: string;
  label?: string;
}

/** In the line of a title: the way up from a page that no tab leads to. */
export function BackLink({ to, label = messages.back }: BackLinkProps) {
  return (
    <IconButton asChild label={label} className="-ml-2 self-start">
      <Link to={to}>
        <ArrowLeft className="rtl:rotate-180" />
      </Link>
    </IconButton>
  );
}
