import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAM = 'cook';

/** Of the address that opens cook mode at a step. */
export const cookingParam = (step: number): string => `?${PARAM}=${step}`;

export function isCookingAt(search: string): boolean {
  return new URLSearchParams(search).has(PARAM);
}

interface CookStep {
  /** The number of the step that the address asks for; undefined outside cooking mode. */
  step: number | undefined;
  start: () => void;
  goTo: (step: number) => void;
  exit: () => void;
}

/** Cook mode is a place of its own in the browser's history: the phone's way back leaves it, a reload stays in it. */
export function useCookStep(): CookStep {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = params.get(PARAM);
  const isFromPage = isRecord(location.state) && location.state.isCookingFromPage === true;
  const show = (step: number, isNew: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(PARAM, String(step));
        return next;
      },
      {
        replace: !isNew,
        preventScrollReset: true,
        state: isNew ? { isCookingFromPage: true } : (location.state as unknown),
      },
    );

  return {
    step: asked === null ? undefined : Math.max(1, Number.parseInt(asked, 10) || 1),
    start: () => show(1, true),
    goTo: (step) => show(step, false),
    exit: () => {
      if (isFromPage) void navigate(-1);
      else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
