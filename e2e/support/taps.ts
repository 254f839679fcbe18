import { expect, type Locator, type Page } from '@playwright/test';

/** What a job takes with one thumb, beside typing. */
export interface Effort {
  taps: number;
  swipes: number;
}

/** Use with `test.use(PHONE)`. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** How much of the screen one swipe moves. */
const SWIPE = 0.75;
const MOST_SWIPES = 20;

/** Does what a person would with one thumb, and counts it: what is not on the screen is swiped to first. */
export class Thumb implements Effort {
  taps = 0;
  swipes = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    await this.reach(target);
    // By its place: the browser scrolls nothing into view by itself, and what lies over it gets the tap.
    const box = await target.boundingBox();
    if (!box) throw new Error('What is to be tapped has no place on the screen');
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    this.taps += 1;
  }

  /** Swipes until the middle of it can be touched. */
  private async reach(target: Locator): Promise<void> {
    for (let swipes = 0; swipes < MOST_SWIPES; swipes += 1) {
      const place = await target.evaluate(placeOnScreen);
      if (place === 'here') return;
      const by = (place === 'above' ? -SWIPE : SWIPE) * (this.page.viewportSize()?.height ?? 0);
      await this.page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), by);
      this.swipes += 1;
    }
    throw new Error('It cannot be reached by swiping');
  }

  /** At most so much. */
  expectAtMost({ taps, swipes }: Effort): void {
    expect(this.taps, 'taps').toBeLessThanOrEqual(taps);
    expect(this.swipes, 'swipes').toBeLessThanOrEqual(swipes);
  }
}

function placeOnScreen(element: Element): 'here' | 'above' | 'below' {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(middleX, middleY);
  if (element.contains(top)) return 'here';
  return middleY < window.innerHeight / 2 ? 'above' : 'below';
}
