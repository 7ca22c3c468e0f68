import type { DistrictSheet } from '../rules/certificate';

/** The districts of the postcode areas, the reserved ones filled in: an index, not a map. */
export function DistrictKey({ sheets }: { sheets: readonly DistrictSheet[] }) {
  return (
    <section aria-labelledby="districts" className="print:break-inside-avoid">
      <h2 id="districts" className="text-h4 font-[640]">
        The area, by postcode
      </h2>
      {sheets.map(({ area, districts }) => (
        <div key={area} className="mt-3">
          <p className="text-label text-muted">
            Districts of the {area} postcode area, the reserved ones filled in. Not to scale.
          </p>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] ps-px pt-px">
            {districts.map(({ code, town, isReserved }) => (
              <li
                key={code}
                title={town}
                className={
                  isReserved
                    ? '-ms-px -mt-px border border-ink bg-orchard py-1.5 text-center font-mono text-label font-semibold text-paper [print-color-adjust:exact]'
                    : '-ms-px -mt-px border border-rule py-1.5 text-center font-mono text-label text-muted'
                }
              >
                {code}
                {isReserved ? <span className="sr-only">, reserved</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
