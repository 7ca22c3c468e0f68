'use client';

import {
  Button,
  Drawer,
  useAuth,
  useConfig,
  useListDrawerContext,
  useModal,
  useSelection,
} from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { BeforeListTableClientProps } from 'payload';
import type { PricedCollection } from '@/domain/pricing/price-change';
import { PriceChangeForm } from './PriceChangeForm';

/** Above a list of prices: opens the drawer that changes them by a percentage. */
export function ChangePrices({ collectionSlug }: BeforeListTableClientProps) {
  const { permissions } = useAuth();
  const { getEntityConfig } = useConfig();
  const { openModal, closeModal } = useModal();
  const { isInDrawer } = useListDrawerContext();
  const { selectedIDs } = useSelection();
  const isTrash = usePathname().endsWith('/trash');
  const collection = getEntityConfig({ collectionSlug });
  const mayUpdate = Boolean(permissions?.collections?.[collectionSlug]?.update);
  if (!collection || !mayUpdate || isInDrawer || isTrash) return null;

  const drawer = `change-prices-${collectionSlug}`;
  return (
    <div className="change-prices">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(drawer)}>
        Change prices by per cent
      </Button>
      <Drawer slug={drawer} title="Change prices by per cent">
        <PriceChangeForm
          collection={collectionSlug as PricedCollection}
          label={String(collection.labels.singular)}
          chosenInList={selectedIDs.map(Number)}
          onDone={() => closeModal(drawer)}
        />
      </Drawer>
    </div>
  );
}
