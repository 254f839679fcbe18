import { Picture } from '../../../components/ui/picture.tsx';
import { placeOfStrip } from './place-of-strip.ts';
import type { Strip } from './use-draft-marks.ts';

/** How wide the photo is shown where the form has the room: its letters are then about as large as those of the form. */
const PHOTO_REM = 45;

/** A part of a photo above what was read there. For the eye alone: whoever hears the form has the text. */
export function PhotoStrip({ strip }: { strip: Strip | undefined }) {
  if (!strip) return null;
  const { width, ratio, scale, left, top } = placeOfStrip(strip);
  return (
    <div
      data-strip
      aria-hidden
      className="relative mt-2 mb-1 overflow-hidden rounded-control border border-line bg-sunken"
      style={{ width: `min(100%, ${width * PHOTO_REM}rem)`, aspectRatio: ratio }}
    >
      <div className="absolute" style={{ width: percent(scale), left: percent(-left), top: percent(-top) }}>
        <Picture
          image={strip.image}
          alt=""
          sizes={`${PHOTO_REM}rem`}
          className="block h-auto w-full select-none"
        />
      </div>
    </div>
  );
}

const percent = (part: number) => `${part * 100}%`;
