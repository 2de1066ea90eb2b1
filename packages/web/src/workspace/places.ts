// The places of the panel: the cards of the selection and the plan, and what can be shown below or instead of them.

export type Place = 'properties' | 'library' | 'layers' | 'objects' | 'checks';
