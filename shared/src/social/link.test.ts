import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddablePost, embedUrl, platformOf, readSocialLink, socialProblemMessage } from './link.ts';
import { allPlatforms, onePostOfAny, PLATFORMS } from './platforms.ts';

describe('ids of YouTube', () => {
  it.each([
    'https://www.youtube.com/watch?v=a1B2c3D4e5_',
    'https://youtube.com/watch?app=desktop&v=a1B2c3D4e5_&t=42s',
    'http://m.youtube.com/watch?v=a1B2c3D4e5_&list=PL123',
    'https://music.youtube.com/watch?v=a1B2c3D4e5_',
    'https://www.youtube.com/embed/a1B2c3D4e5_',
    'https://www.youtube-nocookie.com/embed/a1B2c3D4e5_?rel=0',
    'https://www.youtube.com/v/a1B2c3D4e5_',
    'https://www.youtube.com/live/a1B2c3D4e5_?feature=share',
    'https://youtu.be/a1B2c3D4e5_',
    ' https://youtu.be/a1B2c3D4e5_?si=who-shared-it ',
    'HTTPS://WWW.YOUTUBE.COM/watch?v=a1B2c3D4e5_',
  ])('%s', (url) => {
    expect(readSocialLink(url).post).toEqual({
      platform: 'youtube',
      id: 'a1B2c3D4e5_',
      form: 'video',
      address: 'https://www.youtube.com/watch?v=a1B2c3D4e5_',
    });
  });
  it('are read from /shorts/ too, which stand upright', () => {
    expect(readSocialLink('https://youtube.com/shorts/a1B2c3D4e5_?feature=share').post).toEqual({
      platform: 'youtube',
      id: 'a1B2c3D4e5_',
      form: 'short',
      address: 'https://www.youtube.com/shorts/a1B2c3D4e5_',
    });
  });
});

describe('ids of Instagram', () => {
  it.each([
    ['https://www.instagram.com/p/Cx1_y-Z/', 'post', 'https://www.instagram.com/p/Cx1_y-Z/'],
    ['https://instagram.com/p/Cx1_y-Z?igsh=abc', 'post', 'https://www.instagram.com/p/Cx1_y-Z/'],
    ['https://www.instagram.com/reel/Cx1_y-Z/', 'reel', 'https://www.instagram.com/reel/Cx1_y-Z/'],
    ['https://www.instagram.com/reels/Cx1_y-Z/', 'reel', 'https://www.instagram.com/reel/Cx1_y-Z/'],
    ['https://www.instagram.com/some.cook/reel/Cx1_y-Z/', 'reel', 'https://www.instagram.com/reel/Cx1_y-Z/'],
    ['https://www.instagram.com/some.cook/p/Cx1_y-Z/', 'post', 'https://www.instagram.com/p/Cx1_y-Z/'],
    ['https://instagr.am/p/Cx1_y-Z/', 'post', 'https://www.instagram.com/p/Cx1_y-Z/'],
  ])('%s', (url, form, address) => {
    expect(readSocialLink(url).post).toEqual({ platform: 'instagram', id: 'Cx1_y-Z', form, address });
  });
  it('stand behind links to share, which have to be followed', () => {
    expect(readSocialLink('https://www.instagram.com/share/reel/BAbc_1/?x=1').short).toEqual({
      platform: 'instagram',
      shortUrl: 'https://www.instagram.com/share/reel/BAbc_1/',
    });
  });
});

describe('ids of TikTok', () => {
  it.each([
    ['https://www.tiktok.com/@some.cook/video/7301234567890123456', '@some.cook/video'],
    ['https://tiktok.com/@some.cook/video/7301234567890123456?is_from_webapp=1', '@some.cook/video'],
    ['https://www.tiktok.com/video/7301234567890123456', '@/video'],
    ['https://m.tiktok.com/v/7301234567890123456.html', '@/video'],
    ['https://www.tiktok.com/embed/v2/7301234567890123456', '@/video'],
    ['https://www.tiktok.com/player/v1/7301234567890123456', '@/video'],
    ['https://www.tiktok.com/@some.cook/photo/7301234567890123456', '@some.cook/photo'],
  ])('%s', (url, path) => {
    expect(readSocialLink(url).post).toMatchObject({
      platform: 'tiktok',
      id: '7301234567890123456',
      address: `https://www.tiktok.com/${path}/7301234567890123456`,
    });
  });
  it.each([
    ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123/'],
    ['http://vt.tiktok.com/ZSabc', 'https://vt.tiktok.com/ZSabc'],
    ['https://www.tiktok.com/t/ZTabc/?k=1', 'https://www.tiktok.com/t/ZTabc/'],
  ])('stand behind the short link %s, which has to be followed', (url, shortUrl) => {
    expect(readSocialLink(url)).toEqual({ short: { platform: 'tiktok', shortUrl } });
  });
});

describe('links that cannot be used', () => {
  it.each([
    ['', 'Please enter a valid social media URL'],
    [' \n ', 'Please enter a valid social media URL'],
    ['not a link', 'Invalid social media URL'],
    ['youtube', 'Invalid social media URL'],
    ['ftp://youtube.com/watch?v=a1B2c3D4e5_', 'Invalid social media URL'],
    ['javascript:alert("youtube.com/watch?v=a1B2c3D4e5_")', 'Invalid social media URL'],
    ['https://vimeo.com/123456', 'Invalid social media URL'],
    [`https://youtu.be/${'a'.repeat(3_000)}`, 'Invalid social media URL'],
    ['https://www.youtube.com/', noId()],
    ['https://www.youtube.com/watch', noId()],
    ['https://www.youtube.com/watch?v=', noId()],
    ['https://www.youtube.com/watch?v=..%2F..%2Fx', noId()],
    ['https://www.youtube.com/playlist?list=PL1234567890', noId()],
    ['https://www.youtube.com/embed/videoseries?list=PL1234567890', noId()],
    ['https://www.youtube.com/@some.cook', noId()],
    ['https://www.youtube.com/shorts/', noId()],
    ['https://youtu.be/', noId()],
    ['https://youtu.be/playlist?list=PL1234567890', noId()],
    ['https://www.instagram.com/some.cook/', noId()],
    ['https://www.instagram.com/p/', noId()],
    ['https://www.instagram.com/reels/audio/123/', noId()],
    ['https://www.instagram.com/stories/some.cook/123/', noId()],
    ['https://www.tiktok.com/@some.cook', noId()],
    ['https://www.tiktok.com/@some.cook/video/', noId()],
    ['https://www.tiktok.com/@some.cook/video/abc', noId()],
    ['https://vm.tiktok.com/', noId()],
  ])('%j: %s', (url, message) => {
    const { problem } = readSocialLink(url);
    expect(problem && socialProblemMessage(problem)).toBe(message);
  });

  it.each([
    'https://youtube.com.evil.tld/watch?v=a1B2c3D4e5_',
    'https://evil.tld/youtube.com/watch?v=a1B2c3D4e5_',
    'https://notyoutube.com/watch?v=a1B2c3D4e5_',
    'https://youtube.com@evil.tld/watch?v=a1B2c3D4e5_',
    'https://evil@youtube.com/watch?v=a1B2c3D4e5_',
    'https://youtube.com:8443/watch?v=a1B2c3D4e5_',
    'https://evil.youtube.com/watch?v=a1B2c3D4e5_',
    'https://youtube.com./watch?v=a1B2c3D4e5_',
    'https://youtube.com%2eevil.tld/watch?v=a1B2c3D4e5_',
    'https://youtubе.com/watch?v=a1B2c3D4e5_',
    'https://evil.tld#youtube.com/watch?v=a1B2c3D4e5_',
    'https://evil.tld?u=https://youtube.com/watch?v=a1B2c3D4e5_',
    'https://instagram.com.evil.tld/p/Cx1_y-Z/',
    'https://xinstagram.com/p/Cx1_y-Z/',
    'https://tiktok.com.evil.tld/@a/video/7301234567890123456',
    'https://vm.tiktok.com.evil.tld/ZMabc/',
  ])('%s is no host of theirs', (url) => {
    expect(readSocialLink(url).problem).toBe('invalidUrl');
    expect(platformOf(url)).toBeUndefined();
  });
});

describe('any link', () => {
  const word = fc.stringMatching(/^[\w@.~%-]{0,14}$/);
  const host = fc.oneof(
    fc.constantFrom('youtube.com', 'www.youtube.com', 'youtu.be', 'www.instagram.com', 'vm.tiktok.com'),
    fc
      .tuple(fc.constantFrom('youtube.com', 'instagram.com', 'tiktok.com'), fc.domain())
      .map((parts) => parts.join('.')),
    fc.domain(),
  );
  const link = fc
    .tuple(
      fc.constantFrom('https://', 'http://', ''),
      host,
      fc.array(fc.oneof(word, fc.constantFrom('watch', 'p', 'reel', 'video', 'shorts')), { maxLength: 4 }),
      fc.constantFrom('', '?v=', '?v=a1B2c3D4e5_'),
    )
    .map(([scheme, name, path, query]) => `${scheme}${name}/${path.join('/')}${query}`);

  it('gives an id of harmless characters, and an address and a frame on the platform’s own host', () => {
    fc.assert(
      fc.property(fc.oneof(link, fc.webUrl(), fc.string({ unit: 'binary' })), (url) => {
        const { post } = readSocialLink(url);
        if (!post) return;
        expect(post.id).toMatch(/^[\w-]+$/);
        expect(platformOf(url)).toBe(post.platform);
        expect(platformOf(post.address)).toBe(post.platform);
        expect(platformOf(embedUrl(post))).toBe(post.platform);
        expect(readSocialLink(post.address).post).toEqual(post);
      }),
    );
  });
  it('is of a platform only when its host is in the list, to the letter', () => {
    fc.assert(
      fc.property(host, (name) => {
        const platform = platformOf(`https://${name}/watch?v=a1B2c3D4e5_`);
        expect(platform !== undefined).toBe(
          /^((www|m|music)\.)?youtube\.com$|^(www\.)?(youtu\.be|youtube-nocookie\.com|instagr\.am)$|^((www|m)\.)?instagram\.com$|^((www|m|vm|vt)\.)?tiktok\.com$/.test(
            name,
          ),
        );
      }),
    );
  });
});

describe('what a recipe page embeds', () => {
  it.each([
    [
      'https://youtu.be/a1B2c3D4e5_',
      'https://www.youtube-nocookie.com/embed/a1B2c3D4e5_?rel=0&enablejsapi=1',
    ],
    ['https://www.instagram.com/p/Cx1_y-Z/', 'https://www.instagram.com/p/Cx1_y-Z/embed/'],
    ['https://www.instagram.com/reel/Cx1_y-Z/', 'https://www.instagram.com/reel/Cx1_y-Z/embed/'],
    [
      'https://www.tiktok.com/@a/video/7301234567890123456',
      'https://www.tiktok.com/player/v1/7301234567890123456?rel=0',
    ],
  ])('of %s is %s', (url, frame) => {
    const post = embeddablePost(url);
    expect('failure' in post ? post.failure : embedUrl(post)).toBe(frame);
  });
  it.each([
    ['https://vimeo.com/1', 'Unsupported platform'],
    ['https://www.youtube.com/@a', noId()],
    ['https://www.instagram.com/some.cook/', 'Invalid Instagram URL'],
    ['https://vm.tiktok.com/ZMabc/', 'Invalid TikTok URL'],
    ['https://www.tiktok.com/@some.cook', 'Invalid TikTok URL format'],
  ])('of %s is nothing: %s', (url, failure) => {
    expect(embeddablePost(url)).toEqual({ failure });
  });
});

describe('the tags of a draft', () => {
  it('are the platform’s name, and for TikTok the documented four', () => {
    expect(PLATFORMS.youtube.tags('A Cook')).toEqual(['YouTube']);
    expect(PLATFORMS.instagram.tags('a.cook')).toEqual(['Instagram']);
    expect(PLATFORMS.tiktok.tags('a.cook')).toEqual(['TikTok', 'Video Recipe', 'Social Media', '@a.cook']);
    expect(PLATFORMS.tiktok.tags('@a.cook')).toContain('@a.cook');
    expect(PLATFORMS.tiktok.tags(' ')).toEqual(['TikTok', 'Video Recipe', 'Social Media']);
  });
});

describe('the table of platforms', () => {
  it('has frames of the origin that each platform names, and nothing else', () => {
    for (const [, { frame }] of allPlatforms())
      expect(new URL(frame.url({ id: 'a', form: 'video' })).origin).toBe(frame.origin);
  });

  it('names one post of each in a sentence', () => {
    expect(onePostOfAny()).toBe('a YouTube video, an Instagram post or a TikTok');
  });
});

function noId(): string {
  return 'Could not extract video/content ID from URL. Please check the URL format.';
}
