import { Check, X } from 'lucide-react';

interface MatchIndicatorProps {
  isMatch: boolean;
  match: string;
  differ: string;
}

/** Says while one types whether the second password is the first. */
export function MatchIndicator({ isMatch, match, differ }: MatchIndicatorProps) {
  return (
    <span className={`flex items-center gap-1.5 font-medium ${isMatch ? 'text-success' : 'text-danger'}`}>
      {isMatch ? <Check aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
      {isMatch ? match : differ}
    </span>
  );
}
