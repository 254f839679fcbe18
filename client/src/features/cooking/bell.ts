let context: AudioContext | undefined;

/** A page may sound only after it was touched: to be called by the tap that starts a timer. */
export function prepareBell(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** Partials of a small bell: how high above the tone, how loud, how long. */
const PARTIALS = [
  [1, 0.5, 1.4],
  [2.76, 0.25, 0.7],
  [5.4, 0.12, 0.35],
] as const;
const TONES = [660, 784, 880, 988, 1175] as const;
const STROKES = [0, 0.22, 0.44] as const;

/** Three strokes of a bell. Timers that ring at once sound in tones of their own. */
export function strikeBell(voice: number): void {
  navigator.vibrate?.([200, 100, 200]);
  if (context?.state !== 'running') return;
  const tone = TONES[voice % TONES.length] ?? TONES[0];
  for (const stroke of STROKES)
    for (const [height, loudness, seconds] of PARTIALS)
      sound(context, { at: context.currentTime + stroke, hertz: tone * height, loudness, seconds });
}

interface Sound {
  at: number;
  hertz: number;
  loudness: number;
  seconds: number;
}

function sound(audio: AudioContext, { at, hertz, loudness, seconds }: Sound): void {
  const tone = new OscillatorNode(audio, { frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
