// "Permit rules": chooses the pack of rules for the plan, copies one to type a city's numbers, and sends it as a file or a
// link.
// Kept offline when idle.
import { type Pack, packTitle } from '@homeplot/plan/pack';
import { readPackText, writePack } from '@homeplot/plan/packFile';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { Site } from '@homeplot/plan/site';
import { unusedRules } from '@homeplot/plan/unusedRules';
import { withoutRulesText } from '@homeplot/plan/withoutRules';
import { useState } from 'react';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { region } from '../../kit/region.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { chooseFiles } from '../../kit/chooseFiles.ts';
import { downloadAs, localDay } from '../../kit/download.ts';
import { newUuid } from '../../kit/newUuid.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { LinkField } from '../../kit/fields/LinkField.tsx';
import { toast, undoOffer } from '../../kit/toasts/toast.ts';
import { cityPack, putPack } from './cityPack.ts';
import { forgetPack, isOwnPack, keepPack, ownId, packById, usualPack } from './packList.ts';
import { PackChoice } from './PackChoice.tsx';
import { PackFacts } from './PackFacts.tsx';
import { inDistrict } from './packFields.ts';
import { PackForm } from './PackForm.tsx';
import { packLink } from './packLink.ts';
import { PackQuestion } from './PackQuestion.tsx';

interface PackDialogProps {
  /** The key of the number that the dialog was opened to type. */
  readonly field?: string;
  readonly onClose: () => void;
}

export function PackDialog({ field, onClose }: PackDialogProps) {
  const editor = useEditor();
  const { pack, units } = useSlice(({ plan }) => plan.settings);
  const makeCityPack = (): Pack | undefined => {
    const from = pack ?? packById(usualPack()) ?? builtInPacks[0];
    if (!from) return undefined;
    const city = cityPack(from, { id: ownId(newUuid), date: localDay(new Date()), country: region() });
    return inDistrict(city, editor.plan.settings.project?.zoning);
  };
  const [edited, setEdited] = useState(() => (field === undefined ? undefined : makeCityPack()));
  const [received, setReceived] = useState<ReturnType<typeof readPackText>>();
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const use = (chosen: Pack | undefined): void => {
    putPack(editor, chosen);
    setLink(undefined);
    setProblem(undefined);
  };

  const store = (saved: Pack): void => {
    if (!keepPack(saved))
      toast.error("The browser couldn't store these rules. They are in this plan; export them to keep them.");
  };
  const leaveForm = (): void => {
    if (field === undefined) setEdited(undefined);
    else onClose();
  };
  const save = (saved: Pack): void => {
    store(saved);
    use(saved);
    leaveForm();
  };
  const copyLink = async (sent: Pack): Promise<void> => {
    const made = packLink(window.location.href, sent);
    if (made === undefined) {
      setProblem('These rules are too long for a link. Export them and send the file.');
      return;
    }
    if (await copyToClipboard(made))
      toast.success('Link copied. Whoever opens it is asked before the rules are used.');
    else setLink(made);
  };
  const importFile = async ([file]: readonly File[]): Promise<void> => {
    if (file) setReceived(readPackText(await file.text()));
  };
  const remove = (gone: Pack): void => {
    forgetPack(gone.id);
    use(undefined);
    toast.success('Rules deleted', {
      description: packTitle(gone),
      duration: undoOffer,
      action: { label: 'Undo', onClick: () => putBack(gone) },
    });
  };
  const putBack = (gone: Pack): void => {
    store(gone);
    if (!editor.plan.settings.pack) use(gone);
  };

  if (edited)
    return (
      <Dialog
        onClose={onClose}
        initialFocus={() => (field === undefined ? undefined : document.getElementsByName(field)[0])}
        title="My city"
        description="Type the numbers from your city's page. They stay in this browser and in the plan."
        className="max-w-3xl!"
      >
        <PackForm key={units} pack={edited} field={field} units={units} onSave={save} onCancel={leaveForm} />
      </Dialog>
    );
  if (received)
    return <PackQuestion reading={received} onClose={() => setReceived(undefined)} from="this file" />;
  return (
    <Dialog
      onClose={onClose}
      title="Permit rules"
      description="What your permit office asks for. The plan is checked against it while you draw."
      className="max-w-xl!"
    >
      <div className="space-y-4">
        <PackChoice label="Rules for this plan" chosen={pack?.id} current={pack} onChoose={use} />
        {pack ? (
          <>
            <PackFacts pack={pack} units={units} />
            {unusedRules(Site.of(editor.plan).ground).map(({ name, sentence }) => (
              <p key={name} className="text-sm text-ink">
                {sentence}
              </p>
            ))}
          </>
        ) : (
          <p className="text-sm text-ink-soft">{withoutRulesText}</p>
        )}
        <Button tone="primary" className="w-full" onClick={() => setEdited(makeCityPack())}>
          {pack && isOwnPack(pack) ? 'Change these numbers' : "Type my city's numbers"}
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            onClick={() => chooseFiles(importFile, { accept: '.json,application/json', multiple: false })}
          >
            Import rules
          </Button>
          {pack ? (
            <>
              <Button
                size="sm"
                onClick={() =>
                  downloadAs(new Blob([writePack(pack)], { type: 'application/json' }), fileNameOf(pack))
                }
              >
                Export rules
              </Button>
              <Button size="sm" onClick={() => void copyLink(pack)}>
                Copy link
              </Button>
            </>
          ) : null}
          {pack && packById(pack.id) && isOwnPack(pack) ? (
            <Button size="sm" tone="danger" onClick={() => remove(pack)}>
              Delete
            </Button>
          ) : null}
        </div>
        {link ? <LinkField label="Link to these rules" link={link} /> : null}
        {problem ? <ErrorBox>{problem}</ErrorBox> : null}
      </div>
    </Dialog>
  );
}

/** Such as `rules-springfield-r-1.json`. */
const fileNameOf = ({ name, district = '' }: Pack): string =>
  `rules-${`${name} ${district}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)}.json`;
