/**
 * Takes a finished page back to its wireframe: the same boxes and words, pictures as crossed fields,
 * one grey pen. So the before of a before-and-after is drawn from the very page that came of it.
 */
export const wireframe = `
  *, *::before, *::after {
    color: #4c5954 !important;
    border-color: #a9b3ae !important;
    box-shadow: none !important;
    text-shadow: none !important;
    filter: none !important;
    font-family: 'JetBrains Mono', ui-monospace, 'DejaVu Sans Mono', monospace !important;
    background-color: transparent !important;
    background-image: none !important;
    letter-spacing: -0.04em !important;
  }
  html, body { background: #fbfaf7 !important; }
  a, button, input, select, textarea { outline: 1px solid #a9b3ae !important; }
  img, svg, canvas {
    outline: 1px solid #a9b3ae !important;
    object-position: -99999px !important;
    background:
      linear-gradient(to top right, transparent calc(50% - 0.7px), #a9b3ae calc(50% - 0.7px) calc(50% + 0.7px), transparent calc(50% + 0.7px)),
      linear-gradient(to bottom right, #f1f0ea calc(50% - 0.7px), #a9b3ae calc(50% - 0.7px) calc(50% + 0.7px), #f1f0ea calc(50% + 0.7px)) !important;
  }
  svg > *, canvas > * { visibility: hidden !important; }
`;
