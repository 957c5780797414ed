const DRAWINGS = {
  facebook:
    'M14 21v-7h2.6l.5-3.2H14V9.2c0-1 .5-1.7 1.8-1.7h1.4V4.7a14 14 0 0 0-2.1-.2c-2.6 0-4.2 1.5-4.2 4.2v2.1H8V14h2.9v7',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16.8 7.100h.01',
  linkedin:
    'M4.5 3.500h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM8 10.500V17M8 7.300h.010M12 17v-6.500M12 13.500c0-3.5 4.5-4 4.5-.5v4',
  twitter: 'M4 4l16 16M20 4l-6.8 7.300M10.8 13.400L4 20',
  youtube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.500v7a2.5 2.5 0 0 1-2.5 2.500h-13A2.5 2.5 0 0 1 3 15.500v-7A2.5 2.5 0 0 1 5.5 6ZM10.3 9.300v5.400l4.6-2.700Z',
} as const;

/** A social network's sign, drawn in one line like everything here. */
export function SocialIcon({ network }: { network: keyof typeof DRAWINGS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[network]} />
    </svg>
  );
}
