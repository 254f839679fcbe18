import { paths } from '@larder/shared/paths';
import type { ImageDto } from '@larder/shared/recipe/image';
import { useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { cn } from '../../lib/cn.ts';
import { DefaultPicture } from './default-picture.tsx';

interface PictureProps {
  /** Null shows our own default picture, or the first letter of `title` where that is given. */
  image: ImageDto | null | undefined;
  alt: string;
  /** Of the recipe it shows. */
  title?: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Dresses the picture itself; give it a size or an aspect ratio and object-cover. */
  className?: string;
  /** The share that lets an anonymous visitor see it. */
  shareId?: string;
  /** The main picture of a page: loaded at once. */
  priority?: boolean;
}

const FORMATS = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
] as const;

/** One of our own stored pictures in three widths, with its colours standing in until it is there. */
export function Picture({ image, alt, title, sizes, className, shareId, priority }: PictureProps) {
  const [brokenId, setBrokenId] = useState<string>();
  const placeholder = useMemo(() => placeholderOf(image?.thumbhash), [image?.thumbhash]);
  if (!image || image.id === brokenId) {
    return title ? (
      <InitialPicture title={title} alt={alt} className={className} />
    ) : (
      <DefaultPicture alt={alt} className={className} />
    );
  }

  const settle = (element: HTMLImageElement | null) => {
    if (!element) return;
    element.style.backgroundImage = placeholder ? `url(${placeholder})` : '';
    // It was served with the page, and failed before anyone listened.
    if (priority && element.complete && element.naturalWidth === 0) setBrokenId(image.id);
  };
  const address = (width: number, format: 'avif' | 'webp' | 'jpg') =>
    paths.image(image.id, width, format, shareId);
  const srcSet = (format: 'avif' | 'webp' | 'jpg') =>
    image.widths.map((width) => `${address(width, format)} ${width}w`).join(', ');

  return (
    <picture className="contents">
      {FORMATS.map(({ format, type }) => (
        <source key={format} type={type} srcSet={srcSet(format)} sizes={sizes} />
      ))}
      <img
        // The policy allows no style in served HTML.
        ref={settle}
        src={address(image.widths[0] ?? image.width, 'jpg')}
        srcSet={srcSet('jpg')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setBrokenId(image.id)}
        className={cn('bg-sunken bg-cover bg-center', className)}
      />
    </picture>
  );
}

function placeholderOf(thumbhash: string | undefined): string | undefined {
  if (!thumbhash) return undefined;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

const TINTS = [
  'bg-accent-soft text-accent-strong',
  'bg-easy-soft text-easy',
  'bg-medium-soft text-medium',
  'bg-line text-muted',
] as const;

interface InitialPictureProps {
  title: string;
  alt: string;
  className?: string | undefined;
}

/** In place of a picture that there is none of: the first letter of the title on a tint of its own. */
function InitialPicture({ title, alt, className }: InitialPictureProps) {
  const [initial = ''] = title.toLocaleUpperCase().match(/[\p{L}\p{N}]/u) ?? [];
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      // Drawn by CSS: a letter in the text would be copied, and found, in front of the title.
      data-initial={initial}
      className={cn(
        'grid place-items-center [container-type:size]',
        'before:font-display before:text-[48cqmin] before:font-semibold before:opacity-70 before:content-[attr(data-initial)]',
        tintOf(title),
        className,
      )}
    />
  );
}

/** The same title has the same tint everywhere. */
function tintOf(title: string): string {
  const sum = [...title].reduce((hash, char) => (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
  return TINTS[sum % TINTS.length]!;
}
