import { useState } from 'react';
import { pictureMessages } from '#src/config/messages.ts';
import { coverMessages } from '#src/admin/pictures/words.ts';
import type { CoverKind } from '#src/admin/model/cover-address.ts';

interface CoverPictureProps {
  address: string;
  alt: string;
  kind: CoverKind;
}

/** The cover, or its replacement. Use the address as the key, so that another picture starts anew. */
export function CoverPicture({ address, alt, kind }: CoverPictureProps) {
  const [isFailed, setIsFailed] = useState(false);
  if (kind === 'none') return <p className="hint">{coverMessages.none}</p>;
  if (kind === 'otherHost') return <p className="note">{coverMessages.otherHost}</p>;
  if (kind === 'refused') return <p className="note">{coverMessages.refused}</p>;
  if (isFailed) return <p className="note">{pictureMessages.notAvailable}</p>;
  return <img src={address} alt={alt} onError={() => setIsFailed(true)} />;
}
