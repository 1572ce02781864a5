import { useState } from 'react';
import { pictureMessages } from '#src/config/messages.ts';
import { CoverFocusGrid } from '#src/admin/pictures/CoverFocusGrid.tsx';
import { coverMessages } from '#src/admin/pictures/words.ts';
import type { CoverKind } from '#src/admin/model/cover-address.ts';

interface CoverPictureProps {
  address: string;
  alt: string;
  kind: CoverKind;
  /** The part that stays in sight; '' for the center. */
  focus: string;
  onFocus: (focus: string) => void;
  /** Called when the picture is there to be seen. */
  onShown: () => void;
  isReadOnly: boolean;
}

/** The cover, or its replacement. Use the address as the key, so that another picture starts anew. */
export function CoverPicture({ address, alt, kind, onShown, ...focus }: CoverPictureProps) {
  const [isFailed, setIsFailed] = useState(false);
  /** Width divided by height, once it is known. */
  const [shape, setShape] = useState<number | null>(null);
  if (kind === 'none') return <p className="hint">{coverMessages.none}</p>;
  if (kind === 'otherHost') return <p className="note">{coverMessages.otherHost}</p>;
  if (kind === 'refused') return <p className="note">{coverMessages.refused}</p>;
  if (isFailed) return <p className="note">{pictureMessages.notAvailable}</p>;
  return (
    <CoverFocusGrid shape={shape} {...focus}>
      <img
        src={address}
        alt={alt}
        onError={() => setIsFailed(true)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setShape(naturalWidth / naturalHeight);
          onShown();
        }}
      />
    </CoverFocusGrid>
  );
}
