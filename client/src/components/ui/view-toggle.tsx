import { LayoutGrid, List } from 'lucide-react';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { SegmentedControl } from './segmented-control.tsx';

const OPTIONS = [
  { value: 'list', label: 'List view', icon: <List aria-hidden /> },
  { value: 'grid', label: 'Grid view', icon: <LayoutGrid aria-hidden /> },
] as const;

export function ViewToggle({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) {
  return <SegmentedControl label="View" value={view} onChange={onChange} options={OPTIONS} iconsOnly />;
}
