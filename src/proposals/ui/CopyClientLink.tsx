'use client';

import { Button } from '@/design/ui/Button';
import { copyLink } from '@/design/ui/show-toast';

export function CopyClientLink({ path, client }: { path: string; client: string }) {
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() =>
        void copyLink(new URL(path, window.location.origin).href, `The private link for ${client}`)
      }
    >
      Copy client’s link
      <span className="sr-only"> ({client})</span>
    </Button>
  );
}
