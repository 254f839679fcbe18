/** What a tRPC client needs of a browser's EventSource: events as they come, without a new try when the connection ends. */
export class StockEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 0;
  private readonly over = new AbortController();

  constructor(url: string, { headers = {} }: { headers?: Record<string, string> } = {}) {
    super();
    void this.read(url, headers).catch(() => {
      if (this.readyState !== StockEventSource.CLOSED) this.dispatchEvent(new Event('error'));
    });
  }

  close(): void {
    this.readyState = StockEventSource.CLOSED;
    this.over.abort();
  }

  private async read(url: string, headers: Record<string, string>): Promise<void> {
    const answer = await fetch(url, { headers, signal: this.over.signal });
    this.readyState = StockEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      events.forEach((event) => this.tell(event));
    }
  }

  private tell(event: string): void {
    if (this.readyState === StockEventSource.CLOSED) return;
    const fields = new Map(
      event
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const [type, data, lastEventId] = [
      fields.get('event') ?? 'message',
      fields.get('data') ?? '',
      fields.get('id') ?? '',
    ];
    this.dispatchEvent(Object.assign(new Event(type), { data, lastEventId }));
  }
}
