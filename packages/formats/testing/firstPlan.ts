// Test data: a plan of the first version with all its kinds, and its picture at that time.

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

/** One mark per line. */
export const firstPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 194.413 200.154" width="194.413mm" height="200.154mm" role="img" fill="none" stroke-width="0.25" stroke-linejoin="round" font-family="Helvetica, Arial, &quot;Liberation Sans&quot;, sans-serif" xml:space="preserve">
<title>Site plan</title>
<desc>Drawn at 1" = 30'</desc>
<rect width="194.413" height="200.154" fill="#ffffff"/>
<g data-layer="property">
<path d="M18.467 34.162L103.557 34.162L103.557 102.107L18.467 102.107Z" fill="#e5e7eb"/>
<path d="M33.707 34.162L103.557 34.162L103.557 102.107L43.867 102.107" stroke="#ef4444" stroke-width="0.5"/>
<path d="M35.4 102.107L18.467 102.107L18.467 34.162L31.167 34.162" stroke="#ef4444" stroke-width="0.5"/>
<circle cx="31.167" cy="34.162" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<circle cx="33.707" cy="34.162" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<path d="M31.167 34.162L31.167 36.702" stroke="#1f2937" stroke-width="0.35"/>
<path d="M31.167 36.702A2.54 2.54 0 0 0 33.707 34.162" stroke="#1f2937" stroke-width="0.18"/>
<circle cx="35.4" cy="102.107" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<circle cx="43.867" cy="102.107" r="0.212" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
<path d="M35.4 102.107L35.4 97.873" stroke="#1f2937" stroke-width="0.35"/>
<path d="M35.4 97.873A4.233 4.233 0 0 1 39.633 102.107" stroke="#1f2937" stroke-width="0.18"/>
<path d="M43.867 102.107L43.867 97.873" stroke="#1f2937" stroke-width="0.35"/>
<path d="M43.867 97.873A4.233 4.233 0 0 0 39.633 102.107" stroke="#1f2937" stroke-width="0.18"/>
</g>
<g data-layer="landscape">
<circle cx="137" cy="34.162" r="21.167" fill="#ddd6fe" stroke="#1f2937" stroke-width="0.35"/>
<path d="M136.153 34.162L137.847 34.162" stroke="#1f2937" stroke-width="0.13"/>
<path d="M137 33.315L137 35.008" stroke="#1f2937" stroke-width="0.13"/>
</g>
<g data-layer="buildings">
<path d="M61.743 45.635L98.545 55.496L93.724 73.488L56.922 63.627Z" fill="#fbbf24" stroke="#1f2937" stroke-width="0.5"/>
<path d="M68.328 57.042L87.138 62.082" stroke="#1f2937" stroke-width="0.18"/>
<path d="M61.743 45.635L68.328 57.042" stroke="#1f2937" stroke-width="0.18"/>
<path d="M98.545 55.496L87.138 62.082" stroke="#1f2937" stroke-width="0.18"/>
<path d="M93.724 73.488L87.138 62.082" stroke="#1f2937" stroke-width="0.18"/>
<path d="M56.922 63.627L68.328 57.042" stroke="#1f2937" stroke-width="0.18"/>
</g>
<g data-layer="landscape">
<path d="M79.392 42.628A2.325 2.325 0 0 1 78.456 45.814A2.325 2.325 0 0 1 75.947 47.987A2.325 2.325 0 0 1 72.662 48.46A2.325 2.325 0 0 1 69.642 47.081A2.325 2.325 0 0 1 67.847 44.288A2.325 2.325 0 0 1 67.847 40.969A2.325 2.325 0 0 1 69.642 38.176A2.325 2.325 0 0 1 72.662 36.797A2.325 2.325 0 0 1 75.947 37.269A2.325 2.325 0 0 1 78.456 39.443A2.325 2.325 0 0 1 79.392 42.628Z" fill="#22c55e" stroke="#1f2937" stroke-width="0.35"/>
<path d="M74.475 42.915L77.278 43.738" stroke="#1f2937" stroke-width="0.13"/>
<path d="M73.645 43.634L74.06 46.525" stroke="#1f2937" stroke-width="0.13"/>
<path d="M72.645 43.178L70.188 44.757" stroke="#1f2937" stroke-width="0.13"/>
<path d="M72.645 42.079L70.188 40.5" stroke="#1f2937" stroke-width="0.13"/>
<path d="M73.645 41.623L74.06 38.731" stroke="#1f2937" stroke-width="0.13"/>
<path d="M74.475 42.342L77.278 41.519" stroke="#1f2937" stroke-width="0.13"/>
<circle cx="73.5" cy="42.628" r="0.508" fill="#1f2937" stroke="#1f2937" stroke-width="0.18"/>
</g>
<g data-layer="paving">
<path d="M10 149.308L94.667 149.308L94.667 139.148L10 139.148Z" fill="#374151" stroke="#374151" stroke-width="0.13"/>
<path d="M10 139.148L94.667 139.148" stroke="#1f2937" stroke-width="0.35"/>
<path d="M10 149.308L94.667 149.308" stroke="#1f2937" stroke-width="0.35"/>
<path d="M10 144.228L94.667 144.228" stroke="#f9fafb" stroke-width="0.18" stroke-dasharray="4 2.5"/>
<path d="M91.075 147.82L133.408 190.154L140.592 182.97L98.259 140.636Z" fill="#374151" stroke="#374151" stroke-width="0.13"/>
<path d="M98.259 140.636L140.592 182.97" stroke="#1f2937" stroke-width="0.35"/>
<path d="M91.075 147.82L133.408 190.154" stroke="#1f2937" stroke-width="0.35"/>
<path d="M94.667 144.228L137 186.562" stroke="#f9fafb" stroke-width="0.18" stroke-dasharray="4 2.5"/>
<path d="M170.867 149.308A3.387 3.387 0 0 1 174.253 152.695L184.413 152.695A13.547 13.547 0 0 0 170.867 139.148Z" fill="#374151" stroke="#374151" stroke-width="0.13"/>
<path d="M170.867 139.148A13.547 13.547 0 0 1 184.413 152.695" stroke="#1f2937" stroke-width="0.35"/>
<path d="M170.867 149.308A3.387 3.387 0 0 1 174.253 152.695" stroke="#1f2937" stroke-width="0.35"/>
<path d="M170.867 144.228A8.467 8.467 0 0 1 179.333 152.695" stroke="#f9fafb" stroke-width="0.18" stroke-dasharray="4 2.5"/>
</g>
<g data-layer="notes">
<text x="22.7" y="38.395" font-size="0.847" fill="#1f2937">Patio</text>
</g>
<g data-layer="dimensions">
<text x="61.012" y="32.75" font-size="2.5" text-anchor="middle" fill="#1f2937">100' 6&quot;</text>
<text x="16.157" y="69.032" font-size="2.5" text-anchor="middle" transform="rotate(-90 16.157 68.134)" fill="#1f2937">80' 3&quot;</text>
<text x="137" y="11.795" font-size="2.5" text-anchor="middle" fill="#1f2937">⌀ 50'</text>
<text x="80.687" y="49.437" font-size="2.5" text-anchor="middle" transform="rotate(15 80.687 48.54)" paint-order="stroke" fill="#1f2937" stroke="#ffffff" stroke-width="0.7">45'</text>
<text x="57.306" y="54.986" font-size="2.5" text-anchor="middle" transform="rotate(-75 57.306 54.088)" paint-order="stroke" fill="#1f2937" stroke="#ffffff" stroke-width="0.7">22'</text>
<text x="52.333" y="142.143" font-size="2.5" text-anchor="middle" fill="#f9fafb">100'</text>
<text x="117.942" y="164.184" font-size="2.5" text-anchor="middle" transform="rotate(45 117.942 163.286)" fill="#f9fafb">70' 8 1/2&quot;</text>
</g>
</svg>
`;
