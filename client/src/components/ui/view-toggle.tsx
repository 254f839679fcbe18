import * as messages from '#messages/common.json';
import { LayoutGrid, List } from 'lucide-react';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { SegmentedControl } from './segmented-control.tsx';

const OPTIONS = [
  { value: 'list', label: messages.listView, icon: <List aria-hidden /> },
  { value: 'grid', label: messages.gridView, icon: <LayoutGrid aria-hidden /> },
] as const;

export function ViewToggle({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) {
  return (
    <SegmentedControl label={messages.view} value={view} onChange={onChange} options={OPTIONS} iconsOnly />
  );
}
