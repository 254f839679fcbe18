interface ProgressBarProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** What is happening, in words; read out instead of the number. */
  valueText?: string;
}

export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-2.5 overflow-hidden rounded-full bg-line"
    >
      <svg aria-hidden className="block size-full">
        <rect
          width={`${percent}%`}
          height="100%"
          rx="5"
          className="fill-accent transition-[width] duration-200"
        />
      </svg>
    </div>
  );
}
