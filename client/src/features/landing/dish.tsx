import * as messages from '#messages/landing.json';
/** A bowl of tomato soup on a linen cloth, seen from above. Drawn, not photographed: nobody’s dinner but ours. */
export function Dish({ className }: { className?: string }) {
  return (
    <svg
      role="img"
      aria-label={messages.soupPicture}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <rect width="640" height="400" fill="#e9d9c0" />
      <g stroke="#dcc7a6" strokeWidth="2">
        <path d="M0 60h640M0 128h640M0 210h640M0 282h640M0 352h640" />
      </g>
      <g transform="rotate(-14 320 200)">
        <rect x="-40" y="120" width="300" height="210" rx="6" fill="#fbf7f0" />
        <path
          d="M-40 146h300M-40 156h300M-40 294h300M-40 304h300"
          stroke="#c9694c"
          strokeWidth="4"
          opacity=".55"
        />
      </g>
      <ellipse cx="352" cy="216" rx="172" ry="166" fill="#b99a70" opacity=".45" />
      <circle cx="346" cy="202" r="168" fill="#fdfaf5" />
      <circle cx="346" cy="202" r="150" fill="#efe4d3" />
      <circle cx="346" cy="202" r="138" fill="#c8472a" />
      <circle cx="346" cy="202" r="138" fill="none" stroke="#a8361b" strokeWidth="10" opacity=".45" />
      <path
        d="M280 190c14-50 96-62 126-18s-16 92-64 84-60-56-24-78 80 8 62 40-46 18-44-6"
        fill="none"
        stroke="#fbe9d8"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <g fill="#e8673f" opacity=".7">
        <circle cx="268" cy="140" r="6" />
        <circle cx="428" cy="262" r="7" />
        <circle cx="392" cy="116" r="5" />
        <circle cx="258" cy="246" r="5" />
        <circle cx="322" cy="306" r="6" />
        <circle cx="448" cy="176" r="4" />
      </g>
      <Basil transform="translate(352 158) rotate(-20)" />
      <Basil transform="translate(334 226) rotate(120) scale(.8)" />
      <Basil transform="translate(396 214) rotate(50) scale(.9)" />
      <g fill="#3a2a1c">
        <circle cx="300" cy="168" r="2.5" />
        <circle cx="412" cy="150" r="2.5" />
        <circle cx="376" cy="276" r="2.5" />
        <circle cx="288" cy="274" r="2" />
        <circle cx="440" cy="222" r="2" />
        <circle cx="318" cy="110" r="2" />
      </g>
      <Spoon />
      <g>
        <circle cx="94" cy="86" r="46" fill="#b23a1e" />
        <circle cx="80" cy="72" r="13" fill="#e8673f" opacity=".7" />
        <path d="M94 64c-12-12-24-8-28-2 12 0 14 8 28 8s18-10 30-8c-4-8-18-10-30 2z" fill="#35724c" />
        <circle cx="38" cy="158" r="34" fill="#c8472a" />
        <circle cx="28" cy="148" r="9" fill="#f0825c" opacity=".7" />
        <path d="M38 142c-9-9-18-6-21-1 9 0 10 6 21 6s14-8 23-6c-3-6-14-8-23 1z" fill="#35724c" />
      </g>
    </svg>
  );
}

function Basil({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 0c10-26 44-30 60-8C42 14 14 18 0 0z" fill="#35724c" />
      <path d="M2 0c18-8 36-10 54-8" fill="none" stroke="#6aa97f" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}

function Spoon() {
  return (
    <g transform="rotate(24 560 210)">
      <rect x="552" y="150" width="14" height="210" rx="7" fill="#8a6a45" />
      <ellipse cx="559" cy="116" rx="31" ry="46" fill="#8a6a45" />
      <ellipse cx="559" cy="112" rx="21" ry="34" fill="#a07d54" />
    </g>
  );
}
