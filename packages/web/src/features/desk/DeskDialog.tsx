// The permit office that this copy of the site belongs to: how to reach the office, what new plans begin with here, and a
// button that gives the open plan the same settings.
import { packTitle } from '@homeplot/plan/pack';
import { paperNamed } from '@homeplot/formats/papers';
import { portalOf } from '@homeplot/formats/portals';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { sameJson } from '../../kit/sameJson.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { SiteDesk } from '../../store/local/siteDesk.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { offeredSources } from '../sources/sourceList.ts';
import { sealPath } from './sealPath.ts';

interface DeskDialogProps {
  readonly own: SiteDesk;
  readonly onClose: () => void;
}

export function DeskDialog({ own: { desk, begins }, onClose }: DeskDialogProps) {
  const editor = useEditor();
  const settings = useSlice(({ plan }) => plan.settings);
  const isUsed = Object.entries(begins).every(([name, value]) =>
    sameJson(value, Reflect.get(settings, name)),
  );
  const use = (): void => {
    editor.edit([{ settings: begins }], `Use the rules and sheets of ${desk.name}`);
    editor.say({ text: `This plan has the rules and sheets of ${desk.name} now.`, tone: 'success' });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={desk.name} {...(desk.about ? { description: desk.about } : {})}>
      <div className="space-y-5">
        <div className="flex items-start gap-4">
          {desk.seal ? (
            <img
              src={sealPath(desk.seal)}
              alt={`Seal of ${desk.name}`}
              className="size-20 shrink-0 object-contain"
            />
          ) : null}
          <Contacts own={desk} />
        </div>
        <section aria-labelledby="desk-begins">
          <h3 id="desk-begins" className="mb-1.5 font-semibold">
            New plans here begin with
          </h3>
          <Beginnings own={desk} />
          <p className="mt-2 text-sm text-ink-soft">
            {`As ${desk.name} had it on ${desk.date}. You can change all of it. Your existing plans are never changed by it.`}
          </p>
        </section>
        <DialogFoot>
          {isUsed ? null : <Button onClick={use}>Use in this plan</Button>}
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

function Contacts({ own: { telephone, mail, address, links } }: { readonly own: SiteDesk['desk'] }) {
  return (
    <ul className="min-w-0 space-y-1 wrap-anywhere">
      {telephone ? <Contact href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</Contact> : null}
      {mail ? <Contact href={`mailto:${mail}`}>{mail}</Contact> : null}
      {address ? <li>{address}</li> : null}
      {links.map(({ title, url }) => (
        <Contact key={title} href={url}>
          {title}
        </Contact>
      ))}
    </ul>
  );
}

function Contact({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isPage = href.toLowerCase().startsWith('https:');
  return (
    <li>
      <a
        href={href}
        {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}
        className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {children}
      </a>
    </li>
  );
}

/** The rows of settings that new plans begin with. */
function Beginnings({ own: { pack, source, sheet, portal, start } }: { readonly own: SiteDesk['desk'] }) {
  const sourceName = useSourceName(source);
  const paper = sheet && paperNamed(sheet.paper);
  const rows: readonly (readonly [string, ReactNode] | '' | undefined)[] = [
    pack && [
      'Permit rules',
      <>
        {packTitle(pack)}, as of <span className="whitespace-nowrap">{pack.date}</span>
      </>,
    ],
    source && ['County map', sourceName],
    sheet && [
      'Sheets',
      `${sheet.paper}${paper ? `, ${paper.size}` : ''}, ${sheet.orientation}${sheet.disclaimers ? ', with disclaimers' : ''}`,
    ],
    portal && ['Files', portalOf(portal).about],
    start?.purposes && ['Questions', 'The first questions of “Plan a project”'],
  ];
  const shown = rows.flatMap((row) => (row ? [row] : []));
  if (shown.length === 0) return <p>The usual settings.</p>;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 max-sm:grid-cols-1">
      {shown.map(([name, words]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere max-sm:mb-1.5">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a county map; its id until the list of county maps has loaded. */
function useSourceName(id = ''): string {
  const [name, setName] = useState(id);
  useEffect(() => {
    let isShown = true;
    if (id === '') return undefined;
    offeredSources().then(
      ({ sources }) => isShown && setName(sources.find((one) => one.id === id)?.name ?? id),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id]);
  return name;
}
