/* Invented reports. The date is kept as a number of days before today, so the demonstration never ages.
   days | outcode | where from | kinds | what was taken | mark */
window.ToolTheftReports = `
1|BS3|van|drills batteries|Makita DHP486 combi and DTD153 impact driver, four 5.0 Ah batteries|Blue electrical tape round each battery foot
2|M17|van|grinders drills|Milwaukee M18 grinder, SDS drill and Packout stack of three|Number 14 stencilled in white on every box
3|LS11|site|levels|Leica Rugby rotating laser, staff and tripod, from a locked site store|Hire plate drilled off, two holes left in the case
4|E15|van|plumbing|Rothenberger Romax press gun, 15, 22 and 28 mm jaws|Jaws engraved with a small fish
5|RG1|van|saws batteries|Festool TS 55 plunge saw with two 1.4 m rails, twin charger|Rails notched at 400 mm; serial number with the police
6|CF10|site|drills|Hilti TE 6-22 SDS and two Nuron batteries, taken over a weekend|Site code painted green under the handle
7|B11|van|hand|Wera and Knipex insulated set, 26 pieces, in a black roll|Orange heat shrink on every handle
8|RG30|van|test|Megger MFT1741+ multifunction tester, leads and calibration case|Calibration sticker due in the spring; lid hinge mended with rivets
8|GL1|garage|garden|Stihl MS 261 chainsaw, HS 82 hedge trimmer, combi can|Bar cover marked with three red stripes
9|M4|van|drills saws|DeWalt DCD796 combi and DCS391 circular saw, 18 V, in a TSTAK|Forensic marking applied; initials burnt into the grip
10|OX4|van|nailers|Paslode IM350+ first fix nailer, two batteries, half a box of gas|Yellow paint on the nose
11|BS2|van|plumbing hand|REMS pipe press, Bahco wrenches, Monument cutters|Stamped JOB 3 on the wrench jaws
12|RG1|site|drills|Two Bosch GSB 18V-55 combis and a GBH 2-26 SDS from a site cabin|Asset tags 0071 to 0073, aluminium, riveted
12|SE15|van|grinders batteries|Makita DGA504 grinder and six 18 V batteries|Batteries numbered 1 to 6 in paint pen
13|SN2|shop|test|Snap-on Zeus diagnostic tablet and Fluke 87V multimeter|Cracked corner, clear resin repair
14|NP19|van|saws|Evolution R255 sliding mitre saw and folding stand|Fence plate replaced with birch ply
15|BA1|site|hand|Stone mason's chisels, two mallets and a dummy, in a canvas bag|Banker mark, a plain arrow, on each chisel
16|LS9|van|drills|Milwaukee M18 FUEL twin kit and a right angle drill|Engraved under the battery rail
18|B5|van|batteries drills|Makita 40 V Max twin kit, four batteries, double charger|Green cable tie through the belt clip
19|M14|van|plumbing|Ridgid K-45 drain machine and Rothenberger test pump|Drum dented opposite the handle
20|RG2|van|plumbing test|Anton Sprint flue gas analyser and printer, gas hand tools|Calibration record held; serial number with the police
21|CF24|van|hand levels|Stabila levels, 600 to 1800 mm, and a Bosch GLL 3-80 laser|Ends of the levels painted white
22|GL51|site|plant|Belle Minimix 150 mixer and Honda EU22i generator|Mixer frame welded at the left wheel
24|EC1A|site|drills grinders|Hilti SF 6-22 twin kit and AG 4S grinder from a riser cupboard|Data plate engraved with a contract number
25|RG4|garage|garden|Husqvarna 550 XP saw, pole pruner, climbing harness|Harness bridge has a purple splice
27|BS5|van|nailers saws|DeWalt DCN692 nailer and DCS365 mitre saw|Spirit mark H in the battery well
29|SN1|van|access|Two 3-section ladders and a Hop-Up platform from a roof rack|Feet painted red; rung six has a new rivet
30|OX1|site|grinders|Trend T35 extractor and Festool RO 150 sander|Hose cuff mended with amalgam tape
33|LS6|van|drills hand|HiKOKI DS18DC twin kit, Bahco tool bag with hand tools|Bag lined with carpet
35|RG1|van|hand test|Electrician's bag: CK drivers, Fluke T150, lock-off kit|Padlocks keyed alike, tagged E5
38|B18|shop|grinders hand|Foredom pendant motor and jeweller's hand tools from a workshop|Footswitch plate replaced in brass
40|M33|garage|saws|Metabo KGS 216 mitre saw, DeWalt planer, router and bits|Router base drilled for a jig
42|NP20|van|plumbing|Rothenberger Superfire kits, pipe freezer, bending machine|Formers stamped with a star
43|GL50|van|drills|Makita LXT five piece kit in two Makpac cases|Cases stencilled UNIT 9
46|BA2|van|levels|DeWalt DW089 laser and Leica Disto D2|Laser window scratched at the left edge
51|RG6|van|saws grinders|Makita DLS110 mitre saw and DGA452 grinder|Table has a 12 mm hole at the rear
58|CF14|van|batteries|Ten 18 V batteries and three chargers, Makita and DeWalt|White dots for the year bought
64|SW9|site|plant|Wacker vibrating plate and a floor saw, 350 mm|Hour meter glass missing
71|RG2|site|drills levels|Hilti TE 30 and PR 2-HS laser from a container|Container number on every case
79|BS16|garage|hand saws|Joiner's chest: planes, chisels, two tenon saws|Plane irons ground with a small back bevel, stamped 2
88|N7|van|test hand|Kewtech KT64DL tester, VDE drivers, SDS bits|Case painted grey over yellow
97|RG30|van|nailers drills|Paslode IM65A second fix nailer and Bosch 12 V set|Belt hook bent outwards
110|OX3|site|access|Aluminium tower, 4.2 m platform, braces only|Braces banded blue and white
124|B29|van|plumbing|Virax press tool and 110 mm core drill|Chuck key wired to the body
139|RG5|garage|garden plant|Honda Izy mower, Stihl FS 94 strimmer, petrol breaker|Breaker handle covered with bicycle tape
155|M20|van|drills|Bosch GSR 18V-60 and GDX 18V-200 in an L-Boxx|Box lid signed by an apprentice, first name scratched out
170|RG31|van|hand batteries|Plasterer's trowels, mixing drill and two batteries|Trowel handles turned in olive wood`;
