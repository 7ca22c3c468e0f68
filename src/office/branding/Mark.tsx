/** The drawn mark: an L-square with its scale. Takes the text colour of its surroundings. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <path d="M2 28V2h26" stroke="currentColor" strokeWidth="2.4" />
      <path d="M2 15h14" className="mark__scale" strokeWidth="2.4" />
      <path d="M10 2v5M16 2v3.4M22 2v5" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
