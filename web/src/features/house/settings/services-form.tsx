import type { Table } from '@foodhouse/domain';
import { useMemo, useState } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { AreasFields } from './areas-fields.tsx';
import { loadTables } from './house-api.ts';
import { Tick } from './fields.tsx';
import { Section } from './house-section.tsx';
import { PartForm } from './part-form.tsx';
import { problemOfTables, servicesDtoOf, servicesOf, SWITCHES, type ServicesValues } from './services-values.ts';
import { TablesFields } from './tables-fields.tsx';
import { useSave, type PartProps } from './use-save.ts';
import * as texts from './texts.ts';

/** What guests choose from, and the tables with the address of each. */
export function ServicesForm(props: PartProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadTables() }), [round]);
  const loaded = useRequest(request.ask);
  if (loaded.status === 'loading') return <LoadingBlock />;
  if (loaded.status === 'failed')
    return (
      <FailureBlock
        reason={loaded.reason}
        onRetry={() => {
          setRound((count) => count + 1);
        }}
      />
    );
  return <ServicesFields {...props} tables={loaded.value.tables} />;
}

/** The form itself, over the tables as they were read. */
export function ServicesFields({
  tables: loaded,
  ...props
}: PartProps & { readonly tables: readonly Table[] }): React.JSX.Element {
  const { house } = props;
  const [values, setValues] = useState<ServicesValues>(() => servicesOf(house, loaded));
  const [saved, setSaved] = useState(values);
  const { save, setProblem, refused, ...state } = useSave(props, texts.servicesAreSaved(), problemOfTables);
  const { services, tables, areas } = values;
  const change = (changes: Partial<ServicesValues>): void => {
    setProblem(null);
    setValues({ ...values, ...changes });
  };
  const submit = async (): Promise<void> => {
    if (await save(servicesDtoOf(house, values))) setSaved(values);
  };
  return (
    <PartForm
      {...props}
      {...state}
      button={texts.saveServices()}
      isDirty={JSON.stringify(values) !== JSON.stringify(saved)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Section hasChoice title={texts.services()} text={texts.servicesHelp()}>
        {SWITCHES.map((service) => (
          <Tick
            key={service}
            checked={services.includes(service)}
            onChange={({ target }) => {
              change({
                services: target.checked ? [...services, service] : services.filter((one) => one !== service),
              });
            }}
          >
            {WORDS[service]}
          </Tick>
        ))}
      </Section>
      {services.includes('table') && (
        <TablesFields
          tables={tables}
          refused={refused}
          onChange={(next) => {
            change({ tables: next });
          }}
          onProblem={(sentence) => {
            setProblem({ status: 'failed', sentence });
          }}
        />
      )}
      {services.includes('delivery') && (
        <AreasFields
          areas={areas}
          refused={refused}
          currency={house.currency}
          onChange={(next) => {
            change({ areas: next });
          }}
        />
      )}
    </PartForm>
  );
}

const WORDS: Readonly<Record<(typeof SWITCHES)[number], string>> = {
  pickup: texts.offerPickup(),
  delivery: texts.offerDelivery(),
  table: texts.offerTables(),
};
