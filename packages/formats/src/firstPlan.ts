// For a test: a plan of the first version, with each kind that it had, and its picture as it was drawn then.

export const firstPlan = {
  objects: [
    {
      id: 'a',
      type: 'rectangle',
      x: 20,
      y: 40,
      width: 201,
      height: 160.5,
      color: '#e5e7eb',
      name: 'Lot',
      fillColor: '#e5e7eb',
      borderColor: '#ef4444',
      dimensions: {
        width: 100,
        height: 80,
      },
      entrances: [
        {
          id: 'g',
          type: 'entrance',
          x: 50,
          width: 6,
        },
        {
          id: 'bottom',
          type: 'entrance',
          x: 60,
          y: 200.5,
          width: 20,
          edge: 'bottom',
        },
      ],
    },
    {
      id: 'c',
      type: 'circle',
      x: 300,
      y: 40,
      radius: 50,
      color: '#ddd6fe',
      dimensions: {
        width: 50,
        height: 50,
      },
    },
    {
      id: 'h',
      type: 'house',
      x: 160,
      y: 100,
      width: 90,
      height: 44,
      rotation: 15,
      color: '#fbbf24',
      name: 'Barn',
    },
    {
      id: 't',
      type: 'tree',
      x: 150,
      y: 60,
      radius: 15,
      color: '#22c55e',
    },
    {
      id: 'n',
      type: 'text',
      x: 30,
      y: 50,
      text: 'Patio',
      color: '#1f2937',
    },
    {
      id: 'r',
      type: 'road',
      startX: 0,
      startY: 300,
      endX: 200,
      endY: 300,
      curveRadius: 20,
      roadWidth: 24,
      color: '#374151',
    },
    {
      id: 's',
      type: 'road',
      startX: 200,
      startY: 300,
      endX: 300,
      endY: 400,
      curveRadius: 20,
      roadWidth: 24,
      color: '#374151',
    },
    {
      id: 'k',
      type: 'corner',
      x: 400,
      y: 300,
      cornerRadius: 20,
      color: '#374151',
    },
  ],
  version: '1.0',
};

/** One mark a line. */
export const firstPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 194.413 199.829" width="194.413mm" height="199.829mm" role="img" fill="none" stroke-width="0.25" stroke-linejoin="round" font-family="Helvetica, Arial, &quot;Liberation Sans&quot;, sans-serif" xml:space="preserve">
<title>Site plan</title>
<desc>Drawn at 1" = 30'</desc>
<rect width="194.413" height="199.829" fill="#ffffff"/>
<g data-layer="property">
<path d="M18.467 33.837L103.557 33.837L103.557 101.782L18.467 101.782Z" fill="#e5e7eb"/>
<path d="M33.707 33.837L103.557 33.837L103.557 101.782L43.867 101.782" stroke="#ef4444" stroke-width="0.5"/>
<path d="M35.4 101.782L18.467 101.782L18.467 33.837L31.167 33.837" stroke="#ef4444" stroke-width="0.5"/>
<circle cx="31.167" cy="33.837" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<circle cx="33.707" cy="33.837" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<path d="M31.167 33.837L31.167 36.377" stroke="#1f2937" stroke-width="0.35"/>
<path d="M31.167 36.377A2.54 2.54 0 0 0 33.707 33.837" stroke="#1f2937" stroke-width="0.18"/>
<circle cx="35.4" cy="101.782" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<circle cx="43.867" cy="101.782" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<path d="M35.4 101.782L35.4 97.548" stroke="#1f2937" stroke-width="0.35"/>
<path d="M35.4 97.548A4.233 4.233 0 0 1 39.633 101.782" stroke="#1f2937" stroke-width="0.18"/>
<path d="M43.867 101.782L43.867 97.548" stroke="#1f2937" stroke-width="0.35"/>
<path d="M43.867 97.548A4.233 4.233 0 0 0 39.633 101.782" stroke="#1f2937" stroke-width="0.18"/>
</g>
<g data-layer="dimensions">
<text x="61.012" y="32.75" font-size="2.5" text-anchor="middle" fill="#1f2937">100' 6&quot;</text>
<text x="16.482" y="68.707" font-size="2.5" text-anchor="middle" transform="rotate(-90 16.482 67.809)" fill="#1f2937">80' 3&quot;</text>
</g>
<g data-layer="landscape">
<circle cx="137" cy="33.837" r="21.167" fill="#ddd6fe" stroke="#1f2937" stroke-width="0.35"/>
<path d="M136.153 33.837L137.847 33.837" stroke="#1f2937" stroke-width="0.13"/>
<path d="M137 32.99L137 34.683" stroke="#1f2937" stroke-width="0.13"/>
</g>
<g data-layer="dimensions">
<text x="137" y="11.795" font-size="2.5" text-anchor="middle" fill="#1f2937">⌀ 50'</text>
</g>
<g data-layer="buildings">
<path d="M61.743 45.31L98.545 55.171L93.724 73.163L56.922 63.302Z" fill="#fbbf24" stroke="#1f2937" stroke-width="0.5"/>
<path d="M68.328 56.717L87.138 61.757" stroke="#1f2937" stroke-width="0.18"/>
<path d="M61.743 45.31L68.328 56.717" stroke="#1f2937" stroke-width="0.18"/>
<path d="M98.545 55.171L87.138 61.757" stroke="#1f2937" stroke-width="0.18"/>
<path d="M93.724 73.163L87.138 61.757" stroke="#1f2937" stroke-width="0.18"/>
<path d="M56.922 63.302L68.328 56.717" stroke="#1f2937" stroke-width="0.18"/>
</g>
<g data-layer="landscape">
<path d="M79.392 42.303A2.325 2.325 0 0 1 78.456 45.489A2.325 2.325 0 0 1 75.947 47.662A2.325 2.325 0 0 1 72.662 48.135A2.325 2.325 0 0 1 69.642 46.756A2.325 2.325 0 0 1 67.847 43.963A2.325 2.325 0 0 1 67.847 40.644A2.325 2.325 0 0 1 69.642 37.851A2.325 2.325 0 0 1 72.662 36.472A2.325 2.325 0 0 1 75.947 36.944A2.325 2.325 0 0 1 78.456 39.118A2.325 2.325 0 0 1 79.392 42.303Z" fill="#22c55e" stroke="#1f2937" stroke-width="0.35"/>
<path d="M74.475 42.59L77.278 43.413" stroke="#1f2937" stroke-width="0.13"/>
<path d="M73.645 43.309L74.06 46.2" stroke="#1f2937" stroke-width="0.13"/>
<path d="M72.645 42.853L70.188 44.432" stroke="#1f2937" stroke-width="0.13"/>
<path d="M72.645 41.754L70.188 40.175" stroke="#1f2937" stroke-width="0.13"/>
<path d="M73.645 41.298L74.06 38.406" stroke="#1f2937" stroke-width="0.13"/>
<path d="M74.475 42.017L77.278 41.194" stroke="#1f2937" stroke-width="0.13"/>
<circle cx="73.5" cy="42.303" r="0.508" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
</g>
<g data-layer="notes">
<text x="22.7" y="38.07" font-size="0.847" fill="#1f2937">Patio</text>
</g>
<g data-layer="paving">
<path d="M10 148.983L94.667 148.983L94.667 138.823L10 138.823Z" fill="#374151" stroke="#374151" stroke-width="0.13"/>
<path d="M10 138.823L94.667 138.823" stroke="#1f2937" stroke-width="0.35"/>
<path d="M10 148.983L94.667 148.983" stroke="#1f2937" stroke-width="0.35"/>
<path d="M10 143.903L94.667 143.903" stroke="#f9fafb" stroke-width="0.18" stroke-dasharray="4 2.5"/>
<path d="M91.075 147.495L133.408 189.829L140.592 182.645L98.259 140.311Z" fill="#374151" stroke="#374151" stroke-width="0.13"/>
<path d="M98.259 140.311L140.592 182.645" stroke="#1f2937" stroke-width="0.35"/>
<path d="M91.075 147.495L133.408 189.829" stroke="#1f2937" stroke-width="0.35"/>
<path d="M94.667 143.903L137 186.237" stroke="#f9fafb" stroke-width="0.18" stroke-dasharray="4 2.5"/>
<path d="M170.867 148.983A3.387 3.387 0 0 1 174.253 152.37L184.413 152.37A13.547 13.547 0 0 0 170.867 138.823Z" fill="#374151" stroke="#374151" stroke-width="0.13"/>
<path d="M170.867 138.823A13.547 13.547 0 0 1 184.413 152.37" stroke="#1f2937" stroke-width="0.35"/>
<path d="M170.867 148.983A3.387 3.387 0 0 1 174.253 152.37" stroke="#1f2937" stroke-width="0.35"/>
<path d="M170.867 143.903A8.467 8.467 0 0 1 179.333 152.37" stroke="#f9fafb" stroke-width="0.18" stroke-dasharray="4 2.5"/>
</g>
<g data-layer="dimensions">
<text x="80.603" y="49.426" font-size="2.5" text-anchor="middle" transform="rotate(15 80.603 48.529)" paint-order="stroke" fill="#1f2937" stroke="#ffffff" stroke-width="0.7">45'</text>
<text x="57.62" y="54.745" font-size="2.5" text-anchor="middle" transform="rotate(-75 57.62 53.847)" paint-order="stroke" fill="#1f2937" stroke="#ffffff" stroke-width="0.7">22'</text>
<text x="52.333" y="141.493" font-size="2.5" text-anchor="middle" fill="#f9fafb">100'</text>
<text x="118.172" y="163.629" font-size="2.5" text-anchor="middle" transform="rotate(45 118.172 162.731)" fill="#f9fafb">70' 8 1/2&quot;</text>
</g>
</svg>
`;
