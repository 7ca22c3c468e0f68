/** The logo: a set square with its scale, which also forms an F. */
function LogoMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 30" className="size-7.5 flex-none fill-none">
      <path d="M2 28V2h26" className="stroke-ink" strokeWidth="2.4" />
      <path d="M3.2 15h12.8" className="stroke-orchard" strokeWidth="2.4" />
      <path d="M10 2v5M16 2v3.4M22 2v5" className="stroke-ink" strokeWidth="1.4" />
    </svg>
  );
}

export function Logo({ brandName }: { brandName: string }) {
  return (
    <a
      href="/"
      className="touch inline-flex items-center gap-2.5 font-display text-[1.2rem]/none font-[680] tracking-[-0.02em] no-underline"
    >
      <LogoMark />
      {brandName}
    </a>
  );
}
