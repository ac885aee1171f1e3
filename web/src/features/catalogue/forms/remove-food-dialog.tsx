import type { MenuFood } from '@foodhouse/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { explainRefusal, retireFood } from '../api/manage-food.ts';
import { showOffMenuToast } from './off-menu-toast.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Asks for confirmation before a food leaves the menu. Focus starts on Cancel. */
export function RemoveFoodDialog({
  food,
  onClose,
  onRemoved,
}: {
  readonly food: MenuFood;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}): React.JSX.Element {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const result = await retireFood(food.id);
    setIsBusy(false);
    if (result.status === 'done') {
      const name = isolated(food.name);
      showOffMenuToast(food, {
        said: texts.isOffMenu({ name }),
        label: texts.putBack(),
        labelNamed: texts.putBackNamed({ name }),
      });
      onRemoved();
    } else setProblem(explainRefusal(result));
  };
  return (
    <ConfirmDialog
      title={texts.removeNamed({ name: isolated(food.name) })}
      text={texts.removeHelp()}
      confirmLabel={common.remove()}
      loading={isBusy}
      error={problem}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
