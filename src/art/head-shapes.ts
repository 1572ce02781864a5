/**
 * The builds: a round alley head, cheeks of long fur, a narrow face with tall ears; and, whatever the coat, a narrow face
 * with a tipped left ear, or a head whose ears lie flat.
 */
export type Build = 'round' | 'fluffy' | 'sleek' | 'tipped' | 'folded';

/** Outlines around the point between the eyes: about 220 wide, from -127 (ears) to 96 (chin). */
export const headOutlines: Record<Build, string> = {
  round:
    'M-106 12C-110-30-106-84-94-116-90-126-80-127-72-118L-40-80Q0-90 40-80L72-118C80-127 90-126 94-116 106-84 110-30 106 12 102 66 56 94 0 94S-102 66-106 12z',
  fluffy:
    'M-102 0C-108-40-106-86-94-116-90-126-80-125-72-116L-42-78Q-24-88-10-82L0-94 10-82Q24-88 42-78L72-116C80-125 90-126 94-116 106-86 108-40 102 0L126 20 110 26 122 48 100 52 104 68 84 72C64 90 32 98 0 98S-64 90-84 72L-104 68-100 52-122 48-110 26-126 20z',
  sleek:
    'M-94 10C-102-30-108-90-106-124-105-136-94-137-87-129L-42-76Q0-86 42-76L87-129C94-137 105-136 106-124 108-90 102-30 94 10 84 62 44 94 0 94S-84 62-94 10z',
  tipped:
    'M-94 10C-102-30-108-90-106-124-105-136-94-137-87-129L-42-76Q0-86 42-76L66-104H106C107-80 102-30 94 10 84 62 44 94 0 94S-84 62-94 10z',
  folded: 'M-108 12C-112-56-66-98 0-98S112-56 108 12C104 66 58 94 0 94S-104 66-108 12z',
};

export const innerEars: Record<Build, string> = {
  round:
    'M-88-52C-89-70-87-88-82-102L-52-68C-66-66-78-60-88-52zM88-52C89-70 87-88 82-102L52-68C66-66 78-60 88-52z',
  fluffy:
    'M-86-50C-88-70-86-88-82-102L-54-68-66-64-64-54-76-58zM86-50C88-70 86-88 82-102L54-68 66-64 64-54 76-58z',
  sleek:
    'M-90-50C-94-76-96-96-95-114L-54-64C-68-62-80-58-90-50zM90-50C94-76 96-96 95-114L54-64C68-62 80-58 90-50z',
  tipped:
    'M-90-50C-94-76-96-96-95-114L-54-64C-68-62-80-58-90-50zM90-50C93-66 95-80 95-92H77L54-64C68-62 80-58 90-50z',
  folded: '',
};

/** Ears that lie forward over the brow. */
export const foldedEars =
  'M-104-50C-104-84-76-104-40-94-36-78-44-62-62-52-78-44-94-42-104-50zM104-50C104-84 76-104 40-94 36-78 44-62 62-52 78-44 94-42 104-50z';

/** Reaches the ear tips in every build. */
export const headTop = -128;
