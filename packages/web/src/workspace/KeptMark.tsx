// The mark on the button of a tool that stays picked until another is chosen.
import { Pin } from 'lucide-react';

export const keptHint = 'Stays on until you choose another tool';

export const KeptMark = () => <Pin aria-hidden className="absolute top-1 right-1 size-3 fill-current" />;
