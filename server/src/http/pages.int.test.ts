import { randomUUID } from 'node:crypto';
import { ADD_RECIPE_TITLE, DOCUMENT_TITLE } from '@larder/shared/product';
import { paths } from '@larder/shared/paths';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { sharedRecipeDto } from '@larder/shared/share/schema';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../ctx.ts';
import { storeImage } from '../features/images/store-image.ts';
import { getSharedRecipe } from '../features/shares/shared-recipe.ts';
import { callerOf, testPerson } from '../testing/harness.ts';
import { testImage } from '../testing/images.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { answers } from '../trpc/transformer.ts';

let web: TestWeb;
let alice: Viewer;

beforeAll(async () => {
  web = await testWeb({
    ...{ PUBLIC_ORIGIN: 'https://larder.example', SUPPORT_EMAIL: 'help@larder.example' },
    ...{ AI_BASE_URL: 'http://model.example/v1', AI_MODEL: 'm', AI_READS: 'photos,pages' },
  });
  alice = await testPerson(web.deps, 'Alice');
});

function get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return web.app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

function titleOf(answer: LightMyRequestResponse): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(answer.body)?.[1];
}

describe('home', () => {
  const answersIn = (body: string): unknown => {
    const json = /<script type="application\/json" id="served-answers">([^<]*)<\/script>/.exec(body)?.[1];
    return json && JSON.parse(json);
  };

  it('comes with the first recipes of who is signed in, and with what it asks first', async () => {
    const bob = await testPerson(web.deps, 'Bob');
    for (const title of ['Soup </script><b>', 'Pie']) await callerOf(web.deps, bob).recipes.create({ title });
    const { body, headers } = await get('/', { cookie: `__Host-${await signedIn(web.deps, bob)}` });
    expect(body).toContain(`<div id="root" inert><h1>${bob.username}</h1>Pie,Soup`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answersIn(body)).toMatchObject({
      session: { json: { userId: bob.userId, email: bob.email } },
      list: { json: { total: 2, items: [{ title: 'Pie' }, { title: 'Soup </script><b>' }] } },
    });
  });

  it('with something searched comes without recipes', async () => {
    const cookie = `__Host-${await signedIn(web.deps, alice)}`;
    const { body } = await get('/?search=pie', { cookie });
    expect(body).toContain('<div id="root"></div>');
    expect(answersIn(body)).toMatchObject({ session: { json: { userId: alice.userId } } });
    expect(answersIn(body)).not.toHaveProperty('list');
  });

  it('says nothing to a visitor, or to whose session ended', async () => {
    for (const cookie of ['', '__Host-larder_session=ended']) {
      const { body } = await get('/', cookie ? { cookie } : {});
      expect(answersIn(body)).toBeUndefined();
    }
  });
});

describe('the app’s pages', () => {
  it.each([
    ['/', DOCUMENT_TITLE],
    ['/collections', DOCUMENT_TITLE],
    ['/recipe/add', ADD_RECIPE_TITLE],
    ['/recipe/add/manual?url=https%3A%2F%2Fexample.org', ADD_RECIPE_TITLE],
    ['/recipe/add/url', ADD_RECIPE_TITLE],
    [`/recipe/${randomUUID()}`, DOCUMENT_TITLE],
    [`/recipe/${randomUUID()}/edit`, DOCUMENT_TITLE],
    ['/terms', DOCUMENT_TITLE],
  ])('are served at %s with their title and never cached', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(titleOf(answer)).toBe(title);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<meta name="support-email" content="help@larder.example">');
    expect(answer.body).toContain('<meta name="ai-reads" content="photos pages">');
  });

  it('are the landing page for browsers without a session cookie, on every guarded address and no other', async () => {
    const cookie = `__Host-${await signedIn(web.deps, alice)}`;
    for (const url of ['/?search=x', '/collections', `/recipe/${randomUUID()}`]) {
      expect((await get(url)).body).toContain('<div id="root"><h1>Landing</h1></div>');
      expect((await get(url, { cookie })).body).toContain('<div id="root"></div>');
    }
    for (const url of ['/terms', '/about-us', '/nowhere'])
      expect((await get(url)).body).toContain('<div id="root"></div>');
    expect((await get('/')).body).toContain('<meta name="description" content="Larder keeps');
    expect((await get('/en/landing.html')).statusCode).toBe(404);
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', undefined, 'de'],
    ['fr, de;q=0.5, en;q=0.4', undefined, 'de'],
    ['fr', undefined, 'en'],
    ['', undefined, 'en'],
    ['de', 'en', 'en'],
    ['en', 'de', 'de'],
    ['de', 'xx', 'en'],
  ])('are, for a browser of %j whose person chose %s, in %s', async (accepted, chosen, language) => {
    const headers = { 'accept-language': accepted, cookie: chosen ? `__Host-larder_language=${chosen}` : '' };
    for (const url of ['/', '/terms', '/nowhere', `/shared/recipe/${randomUUID()}`]) {
      const answer = await get(url, headers);
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.headers.vary).toMatch(/Accept-Language, Cookie/);
    }
  });

  it('say their titles and what they are about in that language too', async () => {
    const headers = { 'accept-language': 'de' };
    const home = await get('/', headers);
    expect(titleOf(home)).toBe('Larder - Deine private Rezeptsammlung');
    expect(home.body).toContain('<meta name="description" content="Larder bewahrt deine Rezepte');
    expect(titleOf(await get('/recipe/add', headers))).toBe('Rezept hinzufügen - Larder');
    expect(titleOf(await get('/nowhere', headers))).toBe('Larder - Deine private Rezeptsammlung');
    expect(titleOf(await get(`/shared/recipe/${randomUUID()}`, headers))).toBe('Rezept nicht gefunden');
  });

  it.each(['/nowhere', '/recipe', '/recipe/a/b', '/shared', '/.env', '/..%2f..%2fetc%2fpasswd'])(
    'are the 404 page at %s, with that status',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it.each([
    ['/api/none', 404],
    ['/assets/none.js', 404],
    ['/assets/%2e%2e%2fen/index.html', 403],
    ['/assets/%2e%2e%2fen/served-html.cjs', 403],
  ])('do not include %s, which gets a plain error', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/json/);
  });
});

describe('headers', () => {
  it('allow only our own scripts, and styles with this answer’s nonce', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonce = /<meta name="csp-nonce" content="([^"]+)"/.exec(first.body)?.[1] ?? '';
    const policy = String(first.headers['content-security-policy']);
    expect(nonce).toHaveLength(24);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        'frame-src https://www.youtube-nocookie.com https://www.instagram.com https://www.tiktok.com',
      ]),
    );
    expect(second.body).not.toContain(nonce);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });

  it('let the host of a configured policy page be framed too, and no other', async () => {
    const url = 'https://policies.example/larder/{page}?a=1&b=2';
    const { app } = await testWeb({ LEGAL_POLICY_URL: url });
    const answer = await app.inject({ url: '/terms', headers: { accept: 'text/html' } });
    expect(String(answer.headers['content-security-policy']).split(';')).toContain(
      'frame-src https://www.youtube-nocookie.com https://www.instagram.com https://www.tiktok.com https://policies.example',
    );
    expect(answer.body).toContain(`<meta name="legal-policy" content="${url.replace('&', '&amp;')}">`);
    expect((await get('/terms')).body).not.toContain('legal-policy');
    await expect(testWeb({ LEGAL_POLICY_URL: 'javascript:alert(1)' })).rejects.toThrow('LEGAL_POLICY_URL');
  });

  it('keep the address that a reset link opens out of the referrer and the log', async () => {
    const answer = await get(paths.resetLink({ accessToken: 'a'.repeat(43), refreshToken: 'b'.repeat(43) }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.body).not.toContain('aaaa');
    expect(web.logs()).not.toContain('aaaa');
  });

  it('let browsers load and run nothing from the answer to a call', async () => {
    for (const call of ['/trpc/auth.me', '/trpc/no.such']) {
      const { headers } = await get(call);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
  });

  it.each(['/', '/trpc/auth.me', '/healthz'])(
    'demand https only where people come by https: %s',
    async (url) => {
      expect((await get(url)).headers['strict-transport-security']).toMatch(/max-age=31536000/);
      const local = await testWeb();
      expect((await local.app.inject({ url })).headers['strict-transport-security']).toBeUndefined();
    },
  );
});

describe('built files', () => {
  it('are cached for a year when their name holds a hash, and come compressed', async () => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.body).toBe('compressed');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers).not.toHaveProperty('content-security-policy');
    expect((await get('/assets/main-abc123.js')).body).toBe('export {};');
  });

  it('are cached for an hour otherwise', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('a shared recipe', () => {
  const NASTY = `Mum's __CSP_NONCE__ <b>"best"</b> & $& </title></script><script>alert(1)</script>`;
  let shareId: string;
  let recipeId: string;

  beforeEach(async () => {
    const mine = callerOf(web.deps, alice);
    ({ id: recipeId } = await mine.recipes.create({ title: NASTY, cookingNotes: NASTY }));
    ({ shareId } = await mine.shares.create({ recipeId }));
  });

  async function addPicture(): Promise<string> {
    const { id } = await storeImage(web.deps, {
      vaultId: alice.vaultId,
      purpose: 'page',
      bytes: await testImage(),
    });
    await web.deps.db.updateTable('recipes').set({ image_id: id }).where('id', '=', recipeId).execute();
    return id;
  }

  function metas(answer: LightMyRequestResponse): Record<string, string> {
    const found = answer.body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
    return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
  }

  it('has previews, escaped, and asks search engines not to index it', async () => {
    const image = await addPicture();
    const answer = await get(`/shared/recipe/${shareId}`);
    const escaped =
      'Mum&#39;s __CSP_NONCE__ &lt;b&gt;&quot;best&quot;&lt;/b&gt; &amp; $&amp; &lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(answer.statusCode).toBe(200);
    expect(titleOf(answer)).toBe(`${escaped} - Shared Recipe`);
    expect(answer.body).toMatch(/<meta name="csp-nonce" content="[\w+/=]{24}"/);
    expect(metas(answer)).toMatchObject({
      'og:title': `Recipe: ${escaped}`,
      'og:description': 'Delicious recipe shared by Alice',
      'og:type': 'article',
      'og:url': `https://larder.example/shared/recipe/${shareId}`,
      'twitter:card': 'summary_large_image',
      robots: 'noindex',
    });
    expect(metas(answer)['og:image']).toMatch(
      new RegExp(`^https://larder\\.example/images/${image}/\\d+\\.jpg\\?share=${shareId}$`),
    );
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).not.toContain('<script>alert');
    const preview = new URL(metas(answer)['og:image'] ?? '');
    expect((await get(preview.pathname + preview.search)).statusCode).toBe(200);
  });

  it('is previewed with its own description, and with the default picture when it has none', async () => {
    const mine = callerOf(web.deps, alice);
    const { id } = await mine.recipes.create({ title: 'Pie', description: 'As in "May"' });
    const { shareId: share } = await mine.shares.create({ recipeId: id });
    const answer = await get(`/shared/recipe/${share}`);
    expect(metas(answer)).toMatchObject({
      description: 'As in &quot;May&quot;',
      'og:description': 'As in &quot;May&quot;',
      'og:image': 'https://larder.example/default-picture.png',
      'twitter:image': 'https://larder.example/default-picture.png',
    });
  });

  it('is previewed in the language that is asked for', async () => {
    const answer = await get(`/shared/recipe/${shareId}`, { 'accept-language': 'de' });
    expect(titleOf(answer)).toMatch(/ – Geteiltes Rezept$/);
    expect(metas(answer)).toMatchObject({
      description: 'Ein leckeres Rezept, geteilt von Alice',
      'og:title': expect.stringMatching(/^Rezept: /) as string,
    });
  });

  it('contains the recipe, so that the browser needs no second request', async () => {
    const answer = await get(`/shared/recipe/${shareId}`);
    const data =
      /<script type="application\/json" id="shared-recipe">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      json: { recipeId, title: NASTY, cookingNotes: NASTY, creatorName: 'Alice' },
    });
    expect(answer.body).not.toContain(alice.userId);
  });

  function jsonLdOf(answer: LightMyRequestResponse): Record<string, unknown> {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
    return JSON.parse(json) as Record<string, unknown>;
  }

  it('describes itself as schema.org does, whatever its texts hold', async () => {
    const mine = callerOf(web.deps, alice);
    const { id } = await mine.recipes.create({
      title: NASTY,
      description: 'שלום \u202Eabc',
      tags: ['a', 'b'],
      ingredients: ['[Dough]', '200 g "flour" <b>'],
      instructions: ['Wash.', '[Dough]', 'Knead </script>'],
      prepTime: 20,
      cookTime: 45,
      servings: 8,
    });
    const { shareId: share } = await mine.shares.create({ recipeId: id });
    expect(jsonLdOf(await get(`/shared/recipe/${share}`))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: NASTY,
      description: 'שלום \u202Eabc',
      image: ['https://larder.example/default-picture.png'],
      url: `https://larder.example/shared/recipe/${share}`,
      author: { '@type': 'Person', name: 'Alice' },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      prepTime: 'PT20M',
      cookTime: 'PT45M',
      totalTime: 'PT65M',
      recipeYield: '8',
      keywords: 'a, b',
      recipeIngredient: ['200 g "flour" <b>'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Wash.' },
        {
          '@type': 'HowToSection',
          name: 'Dough',
          itemListElement: [{ '@type': 'HowToStep', text: 'Knead </script>' }],
        },
      ],
    });
    expect(jsonLdOf(await get(`/shared/recipe/${shareId}`))).toMatchObject({
      name: NASTY,
      recipeInstructions: [],
    });
  });

  it.each([
    [
      'from right to left',
      'מרק עדשות \u200f(Soup) \u202eabc\u202c',
      'מרק עדשות \u200f(Soup) \u202eabc\u202c',
    ],
    ['with quotes', `Mum's "best" \`pie\``, 'Mum&#39;s &quot;best&quot; `pie`'],
    ['with tags', '--><!--<svg onload=x>', '--&gt;&lt;!--&lt;svg onload=x&gt;'],
    ['with what a template would replace', '$& $1 {{x}} <%= x %>', '$&amp; $1 {{x}} &lt;%= x %&gt;'],
  ])('keeps a title %s as it is, in previews and JSON-LD', async (_, title, escaped) => {
    const mine = callerOf(web.deps, alice);
    const { id } = await mine.recipes.create({ title });
    const { shareId: share } = await mine.shares.create({ recipeId: id });
    const answer = await get(`/shared/recipe/${share}`);
    expect(titleOf(answer)).toBe(`${escaped} - Shared Recipe`);
    expect(metas(answer)).toMatchObject({
      'og:title': `Recipe: ${escaped}`,
      'twitter:title': `Recipe: ${escaped}`,
    });
    expect(jsonLdOf(answer)).toMatchObject({ name: title });
  });

  it('is rendered in the page as the client shows it', async () => {
    const answer = await get(`/shared/recipe/${shareId}`);
    expect(answer.body).toContain(`<div id="root"><h1>Found ${shareId}</h1></div>`);
    expect(answer.body).not.toContain('needs JavaScript');
    const missing = await get(`/shared/recipe/${randomUUID()}`);
    expect(missing.body).toContain('<div id="root"><h1>Missing</h1></div>');
    expect((await get('/en/served-html.cjs')).statusCode).toBe(404);
  });

  it('is rendered once for what it shows, and anew with every change of that', async () => {
    const url = `/shared/recipe/${shareId}`;
    const shown = async (headers = {}) => (await get(url, headers)).body.replace(/content="[\w+/=]{24}"/, '');
    const seen = [await shown()];
    expect(await shown()).toBe(seen[0]);
    await expectToldAsItIs();
    const { db } = web.deps;
    const image = await addPicture();
    seen.push(await shown());
    await db
      .updateTable('photos')
      .set({ recipe_id: recipeId, purpose: 'gallery' })
      .where('id', '=', image)
      .execute();
    seen.push(await shown());
    await expectToldAsItIs();
    await db.updateTable('photos').set({ thumbhash: 'another' }).where('id', '=', image).execute();
    seen.push(await shown());
    await db
      .updateTable('profiles')
      .set({ display_name: 'Alicia' })
      .where('user_id', '=', alice.userId)
      .execute();
    seen.push(await shown());
    await expectToldAsItIs();
    await callerOf(web.deps, alice).recipes.update({
      id: recipeId,
      version: 1,
      title: 'Pie',
      imageId: image,
    });
    seen.push(
      await shown(),
      await shown({ 'accept-language': 'de' }),
      await shown({ cookie: '__Host-larder_session=none' }),
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(await shown()).toBe(seen[5]);
    await expectToldAsItIs();
    await db
      .updateTable('profiles')
      .set({ display_name: 'Alice' })
      .where('user_id', '=', alice.userId)
      .execute();
    await callerOf(web.deps, alice).shares.revoke({ shareId });
    expect((await get(url)).statusCode).toBe(404);
    expect((await told()).statusCode).toBe(404);
  });

  const told = async () =>
    get(`/trpc/shares.get?input=${encodeURIComponent(JSON.stringify({ json: { shareId } }))}`);

  /** A call gives what is kept of it, alone and in a batch, as tRPC writes what is read anew. */
  async function expectToldAsItIs() {
    const read = sharedRecipeDto.parse(await getSharedRecipe(web.deps, { shareId }));
    const alone = JSON.stringify({ result: { data: answers.serialize(read) } });
    expect((await told()).body).toBe(alone);
    const input = { 0: { json: { shareId } }, 1: { json: { shareId } } };
    const both = await get(
      `/trpc/shares.get,shares.get?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
    );
    expect(both.body).toBe(`[${alone},${alone}]`);
  }

  it('is one and the same 404 page when its link is revoked, unknown or malformed', async () => {
    await callerOf(web.deps, alice).shares.revoke({ shareId });
    const answers = await Promise.all(
      [shareId, randomUUID(), 'nonsense', "'%3B--"].map((id) => get(`/shared/recipe/${id}`)),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(titleOf(answer)).toBe(SHARE_MESSAGES.pageTitle);
      expect(answer.body).toContain('<script type="application/json" id="shared-recipe">{"json":null');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    }
    const withoutNonce = answers.map(({ body }) => body.replace(/content="[^"]{24}"/, ''));
    expect(new Set(withoutNonce).size).toBe(1);
  });

  it('counts a visitor once, but neither its owner nor a HEAD request', async () => {
    const url = `/shared/recipe/${shareId}`;
    const count = async () => (await callerOf(web.deps, alice).shares.forRecipe({ recipeId }))?.accessCount;
    const cookie = await signedIn(web.deps, alice);
    await get(url, { cookie: `__Host-${cookie}` });
    await web.app.inject({ method: 'HEAD', url });
    await get(url, { 'user-agent': 'stranger' });
    await get(url, { 'user-agent': 'another browser of theirs' });
    await vi.waitFor(async () => expect(await count()).toBe(1), 30_000);
  });

  it('is rate limited', async () => {
    const { app } = await testWeb({ RATE_LIMIT_FACTOR: '0.02' });
    for (let n = 0; n < 3; n += 1) await app.inject({ url: `/shared/recipe/${randomUUID()}` });
    const limited = await app.inject({
      url: `/shared/recipe/${randomUUID()}`,
      headers: { accept: 'text/html' },
    });
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.body).toContain('Too many attempts');
    const headers = { accept: 'text/html', 'accept-language': 'de' };
    const german = await app.inject({ url: `/shared/recipe/${randomUUID()}`, headers });
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('Zu viele Versuche');
    expect(german.headers.vary).toMatch(/Accept-Language, Cookie/);
  });
});
