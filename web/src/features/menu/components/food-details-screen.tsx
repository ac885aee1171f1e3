import { isDocumentId, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { paths } from '../../../paths.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { useFood } from '../api/use-food.ts';
import { FoodDetails, IN_COLUMNS, PICTURE_HEIGHT, type FoodDetailsProps } from './food-details.tsx';
import { RADII } from '../../../ui/radii.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface FoodDetailsScreenProps {
  /** The id in the address. */
  readonly id: string;
  /** Content for an id that can be a food's. */
  readonly food: ReactNode;
}

/** The page of one food, or the page for an invalid id. */
export function FoodDetailsScreen({ id, food }: FoodDetailsScreenProps): React.JSX.Element {
  return (
    <Container maxWidth="lg" sx={{ pt: 0.5 }}>
      <BackLink to={paths.inventory}>{texts.allFoods()}</BackLink>
      <div data-fill="food">{isDocumentId(id) ? food : <NoSuchFood />}</div>
    </Container>
  );
}

interface FoodRegionProps extends Pick<FoodDetailsProps, 'manage' | 'price'> {
  readonly id: string;
  readonly onOrder: (food: MenuFood) => void;
  /** Puts one portion into the basket. */
  readonly onAdd: (food: MenuFood) => void;
  /** Whether an order is under way: then the food is live for everybody. */
  readonly isOrdering: boolean;
  /** Renders what can be chosen of the food. */
  readonly choices: (food: MenuFood) => ReactNode;
  /** Renders, for example, a dialog over the food, given the live food. */
  readonly children: (food: MenuFood) => ReactNode;
}

/** A food with its live stock, its skeleton, or its failure. */
export function FoodRegion({
  id,
  onOrder,
  onAdd,
  isOrdering,
  price,
  manage,
  choices,
  children,
}: FoodRegionProps): React.JSX.Element {
  const food = useFood(id, isOrdering);
  switch (food.status) {
    case 'loading':
      return <DetailsSkeleton />;
    case 'failed':
      return food.reason === 'not-found' ? <NoSuchFood /> : <FailureBlock reason={food.reason} onRetry={food.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={food.value.isFresh} />
          <FoodDetails
            food={food.value.food}
            onOrder={() => {
              onOrder(food.value.food);
            }}
            onAdd={() => {
              onAdd(food.value.food);
            }}
            price={price}
            manage={manage}
          >
            {choices(food.value.food)}
          </FoodDetails>
          {children(food.value.food)}
        </>
      );
  }
}

function NoSuchFood(): React.JSX.Element {
  return (
    <>
      <PageTitle title={texts.noSuchFoodTitle()} />
      <meta name="robots" content="noindex" />
      <NoticeBlock
        picture="/img/site/plate.webp"
        title={texts.noSuchFood()}
        headingLevel="h1"
        action={
          <LinkButton to={paths.inventory} variant="contained">
            {common.seeAllFoods()}
          </LinkButton>
        }
      >
        {texts.noSuchFoodHelp()}
      </NoticeBlock>
    </>
  );
}

/** What stands below the name, about as high as with a food: the footer does not leave the window when the food is there. */
const REST = { xs: 482, sm: 416, md: 222 } as const;

function DetailsSkeleton(): React.JSX.Element {
  return (
    <>
      <PageMeta title={texts.foodTitle()} description={texts.foodDescription()} isForMany />
      <Box aria-busy="true" sx={IN_COLUMNS}>
        <Skeleton sx={{ ...PICTURE_HEIGHT, borderRadius: RADII.card }} />
        <div>
          <Skeleton sx={{ height: '2.3rem', width: '60%' }} />
          <Skeleton sx={{ height: REST, mt: 2, borderRadius: RADII.field }} />
        </div>
      </Box>
    </>
  );
}
