"""The fonts that lines are drawn in: hands, typewriters and print, of @fontsource's and Debian's packages."""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import ImageFont

HANDS = set(
    'caveat caveatbrush kalam patrickhand indieflower shadowsintolight dancingscript homemadeapple reeniebeanie nothingyoucoulddo '
    'labelleaurore cedarvillecursive overtherainbow sacramento allura greatvibes marckscript badscript coveredbyyourgrace gochihand '
    'handlee justanotherhand architectsdaughter schoolbell mali playpensans pangolin zeyada waitingforthesunrise mynerve delius '
    'shortstack comingsoon calligraffitti dawningofanewday giveyouglory thegirlnextdoor merienda courgette kaushanscript satisfy '
    'cookie parisienne alexbrush playwritedegrund playwritefrmoderne playwritepl playwriteustrad edusabeginner nanumpenscript kristi '
    'rancho leaguescript comicneue ecolier breip breipfont rufscript femkeklaver '
    'domesticmanners stevehand delphine itwasntme texgyrechorus '
    'playwritedesas playwritefrtrad playwriteittrad playwriteusmodern playwritees playwritebr playwriteno eduqldbeginner '
    'edunswactfoundation craftygirls mrdafoe rougescript lovedbytheking justmeagaindownhere shantellsans '
    'gaegu swankyandmoomoo sueellenfrancisco annieuseyourtelescope gloriahallelujah neucha sriracha itim mansalva damion '
    'mrdehaviland ephesis ooohbaby tangerine pinyonscript italianno yellowtail delicioushandrawn licorice '
    'nanumbrushscript yomogi dkg klaudia bajaderka tomsontalks'.split(' ')
)
TYPEWRITERS = set(
    'specialelite cutivemono courierprime xanhmono tlwgtypewriter liberationmono freemono texgyrecursor hack dejavusansmono '
    'gnutypewriter compagnon lmmono lmmonolt nimbusmonops cmuntt cmunvt anonymouspro iawritermono ibmplexmono ptmono lekton '
    'spacemono overpassmono fragmentmono'.split(' ')
)
# These are left out of training: those of the bench, and those in which the given photos of ../shared/data are drawn.
BENCH = {
    'hand': {'indieflower', 'playwritepl', 'zeyada', 'handlee', 'domesticmanners', 'labelleaurore', 'badscript', 'delius'},
    'typed': {'cutivemono', 'tlwgtypewriter'},
    'print': {'lora', 'vollkorn', 'carlito', 'robotocondensed', 'bitter', 'cantarell', 'oldstandard', 'nunito'},
}
GIVEN = set('lato liberationserif ebgaramond dejavu dejavusans patrickhand specialelite caladea quattrocento caveat kalam cedarvillecursive '
            'homemadeapple josefinsans playfairdisplay opensans'.split(' '))
# Other packages of the families of the bench, and those that share their letters.
KIN = set('oldstandardtt roboto tlwgmono tlwgtypist tlwgtypo'.split(' '))  # fmt: skip
# Drawn things, other scripts, and the widths of one family over and over.
UNWANTED = re.compile(
    'winks|d050000l|symbols|math|monocaps|caps10|unslanted|amatic|humor|wargames|swift|penguin|marked|junkyard|abogado|balker|flatline|progenisis|isabella|lines|lignes|junicode.*expanded|'
    'noto(?!sans[-_]|sansdisplay|serif[-_]|serifdisplay)|hairline|thin|linbiolinum_k|linlibertine_i|texgyreheroscn-bolditalic',
    re.IGNORECASE,
)
WEIGHTS = re.compile(r'(condensed|bold|italic|oblique|regular|light|medium|black|heavy|semi|extra|display|roman|code|sans(?=$))')
# One family each, whose files are named otherwise for every weight.
FAMILIES = re.compile('(cmun|lm|linlibertine|linbiolinum|deadf|gilliusadf)')


@dataclass(frozen=True)
class Font:
    """A face: one file, or @fontsource's two with the letters of the West and all others."""

    family: str
    kind: str
    paths: tuple[Path, ...]


@lru_cache(maxsize=None)
def covered(path: Path) -> frozenset[str]:
    font = TTFont(path, lazy=True)
    return frozenset(map(chr, (font.getBestCmap() if 'cmap' in font else None) or {}))


@lru_cache(maxsize=600)
def face(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(path), size)


def has_all(font: Font, text: str) -> bool:
    return all(any(letter in covered(path) for path in font.paths) for letter in text)


def read_fonts(folder: Path) -> list[Font]:
    """Every font below a folder into which the packages were unpacked."""
    found = []
    for path in sorted(folder.rglob('*-latin-*.woff2')):
        family = re.sub(r'-latin-.*', '', path.name).replace('-', '')
        rest = path.with_name(path.name.replace('-latin-', '-latin-ext-'))
        if '-latin-ext-' not in path.name and not UNWANTED.search(path.name):
            found.append((family, (path, rest) if rest.exists() else (path,)))
    for path in sorted([*folder.rglob('*.ttf'), *folder.rglob('*.otf')]):
        if not UNWANTED.search(path.name):
            found.append((family_of(path), (path,)))
    return [Font(family, kind_of(family), paths) for family, paths in found if set('aezAEZ159') <= covered(paths[0])]


def family_of(path: Path) -> str:
    name = re.sub(r'[^a-z]', '', path.stem.split('-')[0].lower().replace('_', ''))
    if name in HANDS | TYPEWRITERS:
        return name
    family = FAMILIES.match(name)
    if family:
        return family[1]
    return {'liberationsansnarrow': name, 'dejavusansmono': name}.get(name) or WEIGHTS.sub('', name) or name


def kind_of(family: str) -> str:
    return 'hand' if family in HANDS else 'typed' if family in TYPEWRITERS else 'print'


def split(fonts: list[Font]) -> tuple[dict[str, list[Font]], dict[str, list[Font]]]:
    """Fonts to learn from and fonts of the bench, by kind."""
    learned: dict[str, list[Font]] = {}
    kept: dict[str, list[Font]] = {}
    for font in fonts:
        if font.family in BENCH[font.kind]:
            kept.setdefault(font.kind, []).append(font)
        elif font.family not in GIVEN | KIN:
            learned.setdefault(font.kind, []).append(font)
    return learned, kept
